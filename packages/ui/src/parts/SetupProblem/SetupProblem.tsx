import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { settingsProblems } from './settings-problems.ts'

/** A config.json that was refused, or the status that came instead of it; neither where nothing came. */
export interface Problem {
  text?: string
  status?: number
}

const sentences = ({ text, status }: Problem) => {
  if (text !== undefined) return settingsProblems(text)
  return [status === undefined ? 'It could not be loaded.' : `The server answered ${status} for it.`]
}

interface Props {
  problem: Problem
  /** Asks for the configuration again. */
  onRetry: () => void
}

/**
 * In place of the app, where config.json is wrong or does not arrive: for whoever runs this place.
 *
 * Use in place of the whole app, before it starts; not once it runs, there `CrashPanel`.
 *
 * Keyboard: it is read out when it appears and takes no focus; Tab reaches 'Try again', Enter or Space presses.
 */
export const SetupProblem = ({ problem, onRetry }: Props) => (
  <main id="main" className="mx-auto max-w-xl px-4 py-12">
    <Card>
      <div role="alert" className="flex flex-col gap-4 px-4 py-6">
        <h1 className="font-serif text-2xl font-semibold">Bunko cannot start here</h1>
        <p className="text-ink-muted">Its configuration, /config.json, has to be mended by whoever runs this place:</p>
        <ul className="flex list-disc flex-col gap-2 pl-5 wrap-anywhere">
          {sentences(problem).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <div>
          <Button onClick={onRetry}>Try again</Button>
        </div>
      </div>
    </Card>
  </main>
)
