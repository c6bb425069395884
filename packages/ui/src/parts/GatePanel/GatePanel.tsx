import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { Card } from '../../components/Card/Card.tsx'

interface Props {
  /** That it is closed, as a heading. */
  title: string
  /** Why, and for whom it is open. */
  text: string
  /** The way on: its words, where it leads, and what goes along. */
  action: { label: string; to: string; state?: object | undefined }
}

/**
 * In place of a screen that the viewer may not open: what is the matter, and the way on.
 *
 * Use where a whole screen is closed to the viewer; not for an address that leads nowhere, there `NotFoundPanel`, and
 * not for a list that has nothing to show, there `EmptyState`.
 *
 * Keyboard: none of its own; Tab reaches the way on, Enter follows it.
 */
export const GatePanel = ({ title, text, action }: Props) => (
  <div className="mx-auto max-w-xl py-6 sm:py-12">
    <Card>
      <EmptyState
        title={title}
        text={text}
        headingLevel={1}
        action={
          <ButtonLink to={action.to} state={action.state}>
            {action.label}
          </ButtonLink>
        }
      />
    </Card>
  </div>
)
