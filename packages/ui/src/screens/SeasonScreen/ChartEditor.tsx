import { isApiError } from '@bunko/api-client'
import { useRef, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { Field } from '../../components/Field/Field.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { chartErrorText } from '../../data/read-chart.ts'
import type { Saved } from '../../data/saved-chart.ts'
import { titleKey, useAddSeason, useSaveChart } from '../../data/season-charts.ts'
import { titlesText } from '../../lib/number-text.ts'
import { cx } from '../../lib/cx.ts'
import { seasonLabel, type SeasonKey } from '../../lib/season.ts'
import { readKeptCharts } from '../../lib/kept-chart.ts'
import type { TitlePick } from '../../lib/title-pick.ts'
import { DraftOffer } from '../../parts/DraftOffer/DraftOffer.tsx'
import { TitleCombobox } from '../../parts/TitlePicker/TitleCombobox.tsx'
import { COLUMNS } from '../../parts/SaveBar/bar-classes.ts'
import { paths } from '../../paths.ts'
import { BEING_SENT, useUnsaved } from '../../routing/use-unsaved.tsx'
import { useFormDraft } from '../../parts/DraftOffer/use-form-draft.ts'
import { usePlainForm } from '../../parts/DraftOffer/use-plain-form.ts'
import { useToast } from '../../toasts/toasts.tsx'
import { useFailureToast } from '../../toasts/use-failure-toast.ts'
import { useToldAnywhere } from '../../toasts/use-told-anywhere.ts'
import { CHART_SIDE } from './chart-side.ts'
import { ChartRow } from './ChartRow.tsx'
import { ChartSave } from './ChartSave.tsx'
import { DeleteSeason } from './DeleteSeason.tsx'
import { failedText, OWN_ORDER, saveWords } from './save-words.ts'
import { SaveNotice } from './SaveNotice.tsx'
import { ADD_ID, useChartEdit } from './use-chart-edit.ts'

/** The titles of a season in their order: add, remove, reorder, save the whole of it. */
export const ChartEditor = ({ season, titles }: { season: SeasonKey; titles: readonly TitlePick[] }) => {
  const toast = useToast()
  const { say, takeBack } = useFailureToast()
  const toldAnywhere = useToldAnywhere()
  const edit = useChartEdit(titles)
  const save = useSaveChart()
  const again = useAddSeason()
  const sending = useRef(false)
  const [outcome, setOutcome] = useState<Saved | null>(null)
  const state = useRef<HTMLParagraphElement>(null)
  const label = seasonLabel(season)
  const locked = save.isPending || again.isPending
  const failure = save.error ?? again.error
  const before = new Set(edit.base.map(titleKey))
  const after = new Set(edit.rows.map(titleKey))
  const added = [...after].filter((key) => !before.has(key)).length
  const removed = [...before].filter((key) => !after.has(key)).length
  const { form, tell } = usePlainForm()
  const kept = () => (edit.dirty ? { base: edit.base, rows: edit.rows } : null)
  const draft = useFormDraft({
    name: `season:${label}`,
    form,
    beside: edit.dirty && edit.rows,
    current: kept,
    read: readKeptCharts,
    write: (chart) => chart,
    onRestore: (chart) => {
      setOutcome(null)
      edit.restart(chart)
    },
  })
  const unsaved = useUnsaved(
    locked
      ? BEING_SENT
      : edit.dirty && outcome?.kind === 'gone'
        ? {
            title: `Leave without saving ${label}?`,
            body: 'It was deleted meanwhile. What you changed is lost unless you add it again.',
          }
        : edit.dirty
          ? {
              title: `Leave without saving ${label}?`,
              body: 'The changes to its chart are kept as a draft, and offered when you come back.',
              draft: true,
            }
          : null,
  )

  /** One write at a time; what it says of errors stands in the page as well. */
  const once = async (write: () => Promise<void>) => {
    if (sending.current) return
    sending.current = true
    takeBack()
    setOutcome(null)
    save.reset()
    again.reset()
    // What is sent may end the session, and then it is too late.
    draft.keep(kept())
    tell(true)
    try {
      await write()
    } catch (error) {
      // An ended session leads to the login, which says so itself.
      if (isApiError(error) && error.kind === 'session') return
      say(failedText(error), { text: chartErrorText(error) })
    } finally {
      sending.current = false
      tell(false)
    }
  }
  /** What was pressed goes or is disabled: the focus goes on to what is said of the changes. */
  const keepFocus = () => {
    if (state.current?.closest('section')?.contains(document.activeElement))
      state.current.focus({ preventScroll: true })
  }
  const done = () => toast('success', 'Chart saved', { text: `The chart of ${label} is up to date.` })
  const settled = () => {
    draft.finish()
    keepFocus()
    edit.restart(null)
  }
  const onSave = () =>
    once(async () => {
      const saved = await save.mutateAsync({ key: season, base: edit.base, rows: edit.rows })
      const words = saveWords(saved, label)
      // Where all is as it was sent, the message says so and nothing stays.
      setOutcome(words || (saved.kind === 'saved' && saved.ownOrder) ? saved : null)
      if (words) toldAnywhere('warning', words.title, { text: words.elsewhere })
      else done()
      if (saved.kind === 'saved') settled()
      if (saved.kind === 'changed') edit.restart(saved)
    })
  const onAddAgain = () => {
    keepFocus()
    return once(async () => {
      await again.mutateAsync({ key: season, titles: edit.rows })
      done()
      settled()
    })
  }

  const changes = [
    added > 0 && `${added} added`,
    removed > 0 && `${removed} removed`,
    edit.dirty && added + removed === 0 && 'new order',
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <div className="@container">
      <div className={cx('above-bar', COLUMNS)}>
        <div className={CHART_SIDE}>
          <Card title="Change the chart">
            <div className="flex min-w-0 flex-col gap-5">
              {draft.offer && (
                <DraftOffer
                  title="You have unsaved changes to this chart"
                  disabled={locked}
                  isBeingSent={draft.isBeingSent}
                  onRestore={draft.restore}
                  onDiscard={draft.discard}
                >
                  {label}, {titlesText(draft.offer.rows.length)}
                </DraftOffer>
              )}
              <Field label="Add titles" id={ADD_ID}>
                {(control) => (
                  <TitleCombobox
                    {...control}
                    label="Add titles"
                    chosen={edit.rows}
                    onPick={edit.add}
                    disabled={locked}
                  />
                )}
              </Field>
            </div>
          </Card>
          {/* There before its words are, so that they are read out; what was not saved is an alert of its own. */}
          <p role="status" className="sr-only">
            {!failure && outcome?.kind === 'saved' && `${saveWords(outcome, label)?.title ?? OWN_ORDER}.`}
          </p>
          <ChartSave
            label={label}
            changes={changes}
            textRef={state}
            busy={locked}
            onSave={() => void onSave()}
            onDiscard={() => {
              setOutcome(null)
              edit.restart(null)
            }}
          >
            {failure ? (
              <Notice tone="danger" live="toast" title={failedText(failure)}>
                {chartErrorText(failure)}
              </Notice>
            ) : (
              outcome && (
                <SaveNotice saved={outcome} label={label} busy={again.isPending} onAddAgain={() => void onAddAgain()} />
              )
            )}
          </ChartSave>
        </div>
        <div className="flex min-w-0 flex-col items-start gap-6">
          <Card
            className="w-full"
            title="Chart"
            flush
            actions={<span className="text-sm text-ink-muted">{titlesText(edit.rows.length)}</span>}
          >
            <span role="status" className="sr-only">
              {edit.said}
            </span>
            {edit.rows.length === 0 ? (
              <EmptyState
                headingLevel={3}
                title="No titles in this chart"
                text="Find a title by its name and add it."
              />
            ) : (
              <ol
                aria-label={`Titles of ${label}`}
                // What has the focus is not under the notice.
                className={cx('divide-y divide-line', edit.removed && '[&_:is(button,input)]:scroll-mb-52!')}
              >
                {edit.rows.map((title, at) => (
                  <ChartRow
                    key={titleKey(title)}
                    title={title}
                    place={at + 1}
                    isLast={at === edit.rows.length - 1}
                    isNew={!before.has(titleKey(title))}
                    locked={locked}
                    onPlace={edit.moveTo}
                    onMove={edit.moveBy}
                    onDrop={edit.drop}
                    onRemove={edit.remove}
                  />
                ))}
              </ol>
            )}
            {/* Below: above, it would push the rows from under the pointer. In sight, however long the chart is. */}
            {edit.removed && (
              <div
                className={cx(
                  'bottom-0 rounded-b-lg border-t border-line bg-surface px-4 py-3 sm:px-5 [@media(min-height:36rem)]:sticky',
                  edit.dirty && '@max-[60rem]:bottom-28',
                )}
              >
                <Notice
                  action={
                    <Button size="sm" disabled={locked} onClick={edit.undo}>
                      Undo
                    </Button>
                  }
                >
                  <bdi lang={edit.removed.lang}>{edit.removed.name}</bdi> removed.
                </Notice>
              </div>
            )}
          </Card>
          <DeleteSeason
            season={season}
            titles={titles.length}
            disabled={locked}
            onDeleted={() => {
              draft.finish()
              void unsaved.go(paths.seasons.to())
            }}
          />
        </div>
        {unsaved.dialog}
      </div>
    </div>
  )
}
