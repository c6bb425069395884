import type { FileReason } from './by-file.ts'

const UI = 'packages/ui/src'

/**
 * Why changes live on in files of the groups whose goal is below 95 %, where nobody has to explain every single one.
 * One reason may be that of many files; each stands in one reason. `--survivors` shows what is to be looked at.
 */
export const FILE_REASONS: readonly FileReason[] = [
  // The group `flows`.
  {
    why: 'Only an answer of a server has a status, so the comparison that follows fails by itself.',
    files: { [`${UI}/parts/OwnerRefused/refusal.ts`]: 1, [`${UI}/screens/AuthorsScreen/delete-texts.ts`]: 1 },
  },
  {
    why: 'Any text serves in the place of none: it begins no list, is the tag of no language, and has no comma.',
    files: {
      [`${UI}/drafts/texts.ts`]: 1,
      [`${UI}/parts/TitleGrid/other-name.ts`]: 1,
      [`${UI}/screens/TitleScreen/search-links.ts`]: 1,
    },
  },
  {
    why: 'A pattern that has a name is given its parameters; the question is there for the types.',
    files: { [`${UI}/paths.ts`]: 1 },
  },
  {
    why: 'A text always has parts, and neither null nor any text without a slash names a file of ours; the questions are there for the types.',
    files: { [`${UI}/routing/error-report.ts`]: 6 },
  },
  {
    why: 'No browser shows the title of an entry, and keys and turns only have to differ. Whether the page is lost is known before anybody asks. Code that is asked for is there to be asked for, and one place matches every path: these questions are there for the types. Where nothing says what is lost, the error of the outermost place is shown instead.',
    files: { [`${UI}/routing/page-router.ts`]: 12 },
  },
  {
    why: 'That a text is the name of the database needs a browser that has one: apps/web/e2e/titles.spec.ts counts what is in it. The keys of files only have to differ, a list of no files may hold anything that is none, whoever left no note has none that could be removed, and the other questions are there for the types.',
    files: { [`${UI}/drafts/files.ts`]: 9 },
  },
  {
    why: 'A volume that is not known is nobody’s, no cover has the id that is put there, and ids only have to differ. A cover that was just added is found, and there are as many places as covers: these questions are there for the types.',
    files: { [`${UI}/uploads/cover-queue.ts`]: 6 },
  },
  {
    why: 'Who is primary and who clashes is found out again before anybody sees a cover that was just added.',
    files: { [`${UI}/uploads/cover-item.ts`]: 2 },
  },
  {
    why: 'Whether a run is ending is set again as it begins; what has ended is not ended by an abort that comes later, and to forget it only spares room.',
    files: { [`${UI}/uploads/cover-run.ts`]: 2 },
  },
  {
    why: 'At the first failure nothing has been tried that could be forgotten, and a millisecond more or less of a minute is nobody’s concern.',
    files: { [`${UI}/data/recovery.ts`]: 2 },
  },
  {
    why: 'The name of the error is shown nowhere, and a page that brings nothing new is the last one by that alone.',
    files: { [`${UI}/data/read-chart.ts`]: 2 },
  },
  {
    why: 'The name of a call that never went out is shown nowhere. That the summary gets the focus is asked by EditTitleRefused.stories.tsx.',
    files: { [`${UI}/screens/EditTitleScreen/edit-texts.ts`]: 2 },
  },
]
