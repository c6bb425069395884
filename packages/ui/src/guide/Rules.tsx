import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { numbered } from '../lib/numbered.ts'

const List = ({ title, does, points }: { title: string; does: boolean; points: readonly ReactNode[] }) => {
  const Icon = does ? Check : X
  return (
    <section
      aria-label={title}
      className={`min-w-0 rounded-lg border border-t-3 border-line bg-surface p-4 sm:p-5 ${does ? 'border-t-success' : 'border-t-danger'}`}
    >
      <p className={`flex items-center gap-2 font-semibold ${does ? 'text-success' : 'text-danger'}`}>
        <Icon aria-hidden className="size-4.5" />
        {title}
      </p>
      <ul className="mt-2.5 flex flex-col gap-2 text-ui">
        {numbered(points).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

/** What to do and what not to do, side by side. */
export const Rules = ({ dos, donts }: { dos: readonly ReactNode[]; donts: readonly ReactNode[] }) => (
  <div className="sb-unstyled my-5 grid gap-4 text-ink sm:grid-cols-2">
    <List title="Do" does points={dos} />
    <List title="Do not" does={false} points={donts} />
  </div>
)

/** The way in to other pages of the guide. */
export const Ways = ({ places }: { places: readonly { title: string; text: string; at: string }[] }) => (
  <ul className="sb-unstyled my-5 grid grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] gap-3">
    {places.map(({ title, text, at }) => (
      <li key={at} className="flex">
        <a
          href={`./?path=/docs/${at}--docs`}
          target="_top"
          className="flex w-full flex-col gap-1 rounded-lg border border-line bg-surface p-4 text-ink shadow-card hover:border-line-strong hover:shadow-raised"
        >
          <span className="font-semibold text-link">{title}</span>
          <span className="text-ui text-ink-muted">{text}</span>
        </a>
      </li>
    ))}
  </ul>
)
