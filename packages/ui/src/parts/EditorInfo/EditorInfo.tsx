import type { Edit } from '@bunko/api-client'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Moment } from './Moment.tsx'
import { priorityLabel, priorityTone } from '../../lib/edit-labels.ts'
import { levelText } from '../../lib/level-text.ts'
import { scriptLang } from '../../lib/script-lang.ts'

/** What `EditorInfo` needs of a proposal. */
export type EditorFacts = Pick<Edit, 'editor_username' | 'editor_level' | 'created_at' | 'priority'>

interface Props {
  /** The proposal, of which its editor, its date and its priority are shown. */
  edit: EditorFacts
  /** From which its age is told. */
  now: Date
}

/**
 * Section 2: who proposes, with which level, since when, how pressing.
 *
 * Use beside the changes of a proposal; not in a list of proposals, there `EditCard`, and not for who decided, there
 * `ReviewOutcome`.
 *
 * Keyboard: none, it is text.
 */
export const EditorInfo = ({ edit, now }: Props) => {
  const name = edit.editor_username?.trim()
  return (
    <Card title="Editor">
      <DescriptionList
        items={[
          {
            term: 'Username',
            description: name ? <bdi lang={scriptLang(name)}>{name}</bdi> : 'Unknown editor',
          },
          { term: 'Level', description: levelText(edit.editor_level, '') },
          { term: 'Created', description: <Moment value={edit.created_at} now={now} /> },
          {
            term: 'Priority',
            description: <Badge tone={priorityTone(edit.priority)}>{priorityLabel(edit.priority)}</Badge>,
          },
        ]}
      />
    </Card>
  )
}
