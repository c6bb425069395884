import type { FormProblem } from '../../components/FormSummary/FormSummary.tsx'

/**
 * Says what is found wrong in a field that was left: the focus is elsewhere by then, and its error beside it is not heard.
 * None where a summary is an alert, which says it itself.
 */
export const FoundWhenLeft = ({ problems }: { problems: readonly FormProblem[] }) => (
  <div role="status" aria-atomic="false" className="sr-only">
    {problems.map(({ id, label, text }) => (
      <p key={id}>
        {label}: {text}
      </p>
    ))}
  </div>
)
