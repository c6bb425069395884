import { BarChart } from '../../components/BarChart/BarChart.tsx'
import { Link } from '../../components/Link/Link.tsx'
import type { TitleCount } from '../../lib/analytics/figures.ts'
import { scriptLang } from '../../lib/script-lang.ts'
import { titleOfEdit } from '../../paths.ts'

const SERIES = [{ mark: 'one', label: 'Proposals' }] as const

/** The titles that most proposals were made for, each leading to its page. */
export const TitleBars = ({ titles }: { titles: readonly TitleCount[] }) => (
  <BarChart
    label="Most edited titles"
    series={SERIES}
    bars={titles.map(({ ref, name, proposals }) => ({
      key: ref,
      label: (
        <Link
          to={titleOfEdit(ref)}
          variant="quiet"
          className="inline-flex min-h-6 items-center py-0.5 pointer-coarse:min-h-11"
        >
          <bdi lang={name === null ? undefined : scriptLang(name)} className="line-clamp-2">
            {name ?? `Untitled (ID ${ref})`}
          </bdi>
        </Link>
      ),
      counts: [proposals],
      text: proposals.toLocaleString('en'),
    }))}
    axisLabel="Proposals (count)"
  />
)
