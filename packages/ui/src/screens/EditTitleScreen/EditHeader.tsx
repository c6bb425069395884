import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import type { EditMode } from '../../lib/field-permissions.ts'
import { shortened } from '../../lib/shortened.ts'
import type { Phrase } from '../../lib/title-text.ts'

interface Props {
  mode: EditMode
  name: Phrase
  /** The title's own page. */
  back: string
  isSent: boolean
}

/** What is edited, and the way back. */
export const EditHeader = ({ mode, name, back, isSent }: Props) => (
  <PageHeader
    title={mode === 'save' ? 'Edit title' : 'Propose an edit'}
    subtitle={<bdi lang={name.lang}>{name.text}</bdi>}
    breadcrumbs={[
      { label: <bdi lang={name.lang}>{shortened(name.text)}</bdi>, to: back },
      { label: mode === 'save' ? 'Edit' : 'Propose an edit' },
    ]}
    actions={!isSent && <ButtonLink to={back}>Cancel</ButtonLink>}
  />
)
