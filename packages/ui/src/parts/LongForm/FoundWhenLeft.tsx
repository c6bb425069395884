import type { FormProblem } from '../../components/FormSummary/FormSummary.tsx'

interface Props {
  /** `type` is 'server' of what the server refused, which is told by itself. */
  problems: readonly (FormProblem & { type: string | undefined })[]
  /** A summary is an alert, which says itself what is in it. */
  isTold: boolean
}

/** Says what is found wrong in a field that was left: the focus is elsewhere by then, and its error beside it is not heard. */
export const FoundWhenLeft = ({ problems, isTold }: Props) => (
  <div role="status" aria-atomic="false" className="sr-only">
    {!isTold &&
      problems
        .filter(({ type }) => type !== 'server')
        .map(({ id, label, text }) => (
          <p key={id}>
            {label}: {text}
          </p>
        ))}
  </div>
)
