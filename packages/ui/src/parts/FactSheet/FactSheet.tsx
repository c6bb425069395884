import { Card } from '../../components/Card/Card.tsx'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { safeHref } from '../../lib/safe-href.ts'
import { scriptLang } from '../../lib/script-lang.ts'
import { shortAddress } from '../../lib/short-address.ts'
import type { NamedLink } from '../../lib/social-links.ts'

interface FactSheetProps {
  /** In this order; those without a value are left out. */
  facts: readonly { term: string; value: string | number | null | undefined }[]
  /** Addresses from data: followed only as R29 says, else plain text. */
  links: readonly NamedLink[]
}

/**
 * What is known of a person or a house; what is not known is left out, all of it where nothing is.
 *
 * Use on the page of a person, a magazine or a publisher; not for facts that stand in a card of their own already, there
 * `DescriptionList`.
 *
 * Keyboard: none of its own; Tab goes through the addresses that may be followed, Enter follows.
 */
export const FactSheet = ({ facts, links }: FactSheetProps) => {
  const known = facts.flatMap(({ term, value }) => {
    const text = value == null ? '' : String(value).trim()
    const lang = scriptLang(text)
    return text === '' ? [] : [{ term, description: <bdi>{text}</bdi>, ...(lang && { lang }) }]
  })
  const linked = links.flatMap(({ term, url, hosts }) => {
    const text = url?.trim()
    return text
      ? [
          {
            term,
            description: (
              <Link href={text} title={safeHref(text)} className="inline-block max-w-full align-top">
                <bdi className="line-clamp-3">{shortAddress(text, hosts)}</bdi>
              </Link>
            ),
          },
        ]
      : []
  })
  if (known.length + linked.length === 0) return null
  return (
    <Card title="Facts">
      <DescriptionList wide items={[...known, ...linked]} />
    </Card>
  )
}
