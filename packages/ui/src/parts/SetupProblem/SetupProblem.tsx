import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { settingsProblems } from './settings-problems.ts'

/** A config.json that was refused, or the status that came instead of it; neither where nothing came. */
export interface Problem {
  text?: string
  status?: number
}

/** Somebody in front of the server has answered, who cannot reach it or has had enough: nothing is wrong with it. */
const PASSING: ReadonlySet<number | undefined> = new Set([429, 502, 503, 504])
const isUnreached = ({ text, status }: Problem) => text === undefined && (status === undefined || PASSING.has(status))

const sentences = ({ text, status }: Problem) =>
  text === undefined ? [`The server answered ${status} for it.`] : settingsProblems(text)

const Unreached = ({ status }: Problem) => (
  <>
    <h1 className="font-serif text-2xl font-semibold">Bunko could not be reached</h1>
    <p className="text-ink-muted">
      {status === undefined
        ? 'No answer came. Check your connection, then try again.'
        : `It is not answering now (${status}). Try again in a moment.`}
    </p>
  </>
)

const Refused = ({ problem }: { problem: Problem }) => (
  <>
    <h1 className="font-serif text-2xl font-semibold">Bunko cannot start here</h1>
    <p className="text-ink-muted">Its configuration, /config.json, has to be mended by whoever runs this place:</p>
    <ul className="flex list-disc flex-col gap-2 pl-5 wrap-anywhere">
      {sentences(problem).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </>
)

interface Props {
  /** The text of a configuration that was refused, or the status that came instead of it; neither where nothing came. */
  problem: Problem
  /** Asks for the configuration again. */
  onRetry: () => void
}

/**
 * In place of the app, where config.json is wrong, for whoever runs this place, or where it does not arrive.
 *
 * Use in place of the whole app, before it starts; not once it runs, there `CrashPanel`.
 *
 * Keyboard: it is read out when it appears and takes no focus; Tab reaches 'Try again', Enter or Space presses.
 */
export const SetupProblem = ({ problem, onRetry }: Props) => (
  <main id="main" className="mx-auto max-w-xl px-4 py-12">
    <Card>
      <div role="alert" className="flex flex-col gap-4 px-4 py-6">
        {isUnreached(problem) ? <Unreached {...problem} /> : <Refused problem={problem} />}
        <div>
          <Button onClick={onRetry}>Try again</Button>
        </div>
      </div>
    </Card>
  </main>
)
