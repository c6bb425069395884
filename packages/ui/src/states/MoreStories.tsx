import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { storyAddress, TARGET, UNDERLINED } from './link-to-story.ts'
import type { MoreStories as Stories } from './stories.ts'

/** 'screens-lists-changes--moved-and-undone' as 'Moved and undone'. */
const nameOf = (id: string) => {
  const name = (id.split('--')[1] ?? '').replaceAll('-', ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const Names = ({ ids, label }: { ids: readonly string[]; label: string }) => (
  <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-x-4">
    {ids.map((id) => (
      <li key={id} className="min-w-0 wrap-anywhere">
        <a {...storyAddress(id)} className={`${TARGET} ${UNDERLINED} w-fit`}>
          {nameOf(id)}
        </a>
      </li>
    ))}
  </ul>
)

/** A screen's stories that stand in no cell of its table, by file where there are several: made when it is opened. */
export const MoreStories = ({ screen, files }: { screen: string; files: readonly Stories[] }) => {
  const [isOpen, setOpen] = useState(false)
  const count = files.reduce((sum, { ids }) => sum + ids.length, 0)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="group text-sm">
      <summary className="inline-flex min-h-8 list-none items-center gap-1.5 rounded-sm font-medium text-link pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 group-open:rotate-90 rtl:group-open:-rotate-90" />
        {count} more {count === 1 ? 'story' : 'stories'} of this screen<span className="sr-only">: {screen}</span>
      </summary>
      {isOpen && (
        <div className="mt-2 flex flex-col gap-4 rounded-lg border border-line bg-surface px-3 py-2.5 shadow-card">
          {files.length === 1 && files[0] ? (
            <Names ids={files[0].ids} label={files[0].title} />
          ) : (
            files.map(({ title, ids }) => (
              <div key={title} className="flex flex-col gap-0.5">
                <h4 className="font-semibold">{title}</h4>
                <Names ids={ids} label={title} />
              </div>
            ))
          )}
        </div>
      )}
    </details>
  )
}
