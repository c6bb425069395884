import { Button } from '../../components/Button/Button.tsx'
import { FoldedText } from '../../components/FoldedText/FoldedText.tsx'
import { languageName } from '../../lib/title-page.ts'
import type { Phrase } from '../../lib/title-text.ts'
import { useUrlState } from '../../routing/use-url-state.ts'

const SHOWN = 4

/** The other names of a title, each in its language. */
export const Names = ({ names }: { names: readonly Phrase[] }) => {
  // In the address, so that Back finds them again, and one's place.
  const [drawn, setDrawn] = useUrlState<'few' | 'all'>('names', 'few', ['few', 'all'])
  const all = drawn === 'all'
  const isLong = names.length > SHOWN
  if (names.length === 0) return null
  return (
    <div className="mt-2">
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets a list that has no bullets */}
      <ul role="list" aria-label="Other names" className="flex flex-col gap-0.5 text-ink-muted">
        {names.slice(0, all ? undefined : SHOWN).map(({ text, lang }) => (
          <li key={text} className="flex flex-wrap items-baseline gap-x-2.5">
            <FoldedText text={text} lang={lang} />
            <Language lang={lang} />
          </li>
        ))}
      </ul>
      {isLong && (
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={all}
          onClick={() => setDrawn(all ? 'few' : 'all')}
          className="-ms-2.5 mt-1"
        >
          {all ? 'Show fewer names' : `Show all ${names.length} names`}
        </Button>
      )}
    </div>
  )
}

const Language = ({ lang }: { lang: string | undefined }) => {
  const name = languageName(lang)
  return name && <span className="text-sm text-ink-muted">{name}</span>
}
