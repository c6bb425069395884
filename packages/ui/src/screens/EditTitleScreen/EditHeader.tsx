import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import type { EditMode } from '../../lib/field-permissions.ts'
import { shortened } from '../../lib/shortened.ts'
import type { Phrase } from '../../lib/title-text.ts'

interface Props {
  mode: EditMode
  name: Phrase
  /** The title's own page. */
  back: string
}

/** What is done, and to which title. */
export const EditHeader = ({ mode, name, back }: Props) => (
  <PageHeader
    title={mode === 'save' ? 'Edit title' : 'Propose an edit'}
    breadcrumbs={[
      { label: <bdi lang={name.lang}>{shortened(name.text)}</bdi>, to: back },
      { label: mode === 'save' ? 'Edit' : 'Propose an edit' },
    ]}
  />
)
