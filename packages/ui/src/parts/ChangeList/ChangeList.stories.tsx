import preview from '@bunko/storybook/preview'
import { Card } from '../../components/Card/Card.tsx'
import { ChangeList } from './ChangeList.tsx'
import * as S from './samples.ts'

const meta = preview.meta({
  component: ChangeList,
  args: { changes: [S.DESCRIPTION, S.THEMES, S.YEAR], date: '2026-11-18T14:22:00Z' },
  decorators: [
    (Story) => (
      <Card flush>
        <Story />
      </Card>
    ),
  ],
})
export const Proposal = meta.story({})
export const Languages = meta.story({ args: { changes: S.LANGUAGES } })
export const Values = meta.story({ args: { changes: S.VALUES } })
export const Objects = meta.story({ args: { changes: S.OBJECTS } })
export const Japanese = meta.story({ args: { changes: S.JAPANESE } })
export const Unrelated = meta.story({ args: { changes: S.UNRELATED } })
export const LineEnds = meta.story({ args: { changes: S.LINE_ENDS } })
export const Invisible = meta.story({ args: { changes: S.INVISIBLE } })
export const Long = meta.story({ args: { changes: S.LONG } })
export const Hostile = meta.story({ args: { changes: S.HOSTILE } })
export const Nothing = meta.story({ args: { changes: null } })
