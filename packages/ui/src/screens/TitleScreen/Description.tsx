import { FoldedText } from '../../components/FoldedText/FoldedText.tsx'
import { TabPanel, Tabs } from '../../components/Tabs/Tabs.tsx'
import { languageName } from '../../lib/title-page.ts'
import type { Phrase } from '../../lib/title-text.ts'
import { useUrlState } from '../../routing/use-url-state.ts'

/** In another language one begins again at the beginning. */
const ENDS = ['whole']

interface Props {
  texts: readonly Phrase[]
  /** Whether the server says anything of them: section 3 does not promise it. */
  isTold: boolean
}

/** What a title is about, in one language at a time. */
export const Description = ({ texts, isTold }: Props) => {
  const [inAddress, setAt] = useUrlState<string>('description', '0', undefined, ENDS)
  // In the address, so that Back finds all of it again, and one's place.
  const [whole, setWhole] = useUrlState<'' | 'yes'>('whole', '', ['', 'yes'])
  const fold = { whole: whole === 'yes', onWholeChange: (is: boolean) => setWhole(is ? 'yes' : '') }
  // Written as the tabs are: '01' would be none of them.
  const at = texts[Number(inAddress)] ? String(Number(inAddress)) : '0'
  const chosen = texts[Number(at)]
  if (!chosen && !isTold) return null
  return (
    <section aria-label="Description">
      {!chosen ? (
        <p className="text-ink-muted">Nobody has described this title yet.</p>
      ) : texts.length === 1 ? (
        <FoldedText {...chosen} {...fold} />
      ) : (
        <>
          <Tabs
            id="description"
            label="Language of the description"
            tabs={texts.map(({ lang }, index) => ({
              value: String(index),
              label: languageName(lang) ?? 'Language unknown',
            }))}
            value={at}
            onValueChange={setAt}
          />
          <TabPanel id="description" value={at}>
            <FoldedText {...chosen} {...fold} />
          </TabPanel>
        </>
      )}
    </section>
  )
}
