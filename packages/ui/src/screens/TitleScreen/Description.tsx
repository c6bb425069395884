import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { TabPanel, Tabs } from '../../components/Tabs/Tabs.tsx'
import { foldedText, languageName } from '../../lib/title-page.ts'
import type { Phrase } from '../../lib/title-text.ts'

/** What a title is about, in one language at a time. */
export const Description = ({ texts, className }: { texts: readonly Phrase[]; className: string }) => {
  const [at, setAt] = useState('0')
  const chosen = texts[Number(at)] ?? texts[0]
  return (
    <section aria-label="Description" className={className}>
      {!chosen ? (
        <p className="text-ink-muted">Nobody has described this title yet.</p>
      ) : texts.length === 1 ? (
        <Text key={at} {...chosen} />
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
            <Text key={at} {...chosen} />
          </TabPanel>
        </>
      )}
    </section>
  )
}

const Text = ({ text, lang }: Phrase) => {
  const [whole, setWhole] = useState(false)
  const folded = foldedText(text)
  return (
    <>
      <p lang={lang} dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
        {whole ? text : (folded ?? text)}
      </p>
      {folded !== null && (
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
          className="-ms-2.5 mt-1.5 print:hidden"
        >
          {whole ? 'Show less' : 'Show more'}
        </Button>
      )}
    </>
  )
}
