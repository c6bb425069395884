import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { Card } from '../../components/Card/Card.tsx'

interface Props {
  title: string
  text: string
  action: { label: string; to: string }
}

/** In place of a screen that the viewer may not open: what is the matter, and the way on. */
export const GatePanel = ({ title, text, action }: Props) => (
  <div className="mx-auto max-w-xl py-6 sm:py-12">
    <Card>
      <EmptyState
        title={title}
        text={text}
        headingLevel={1}
        action={<ButtonLink to={action.to}>{action.label}</ButtonLink>}
      />
    </Card>
  </div>
)
