import type { FileReason } from './by-file.ts'

const UI = 'packages/ui/src'

/**
 * Why changes live on in files of the groups whose goal is below 95 %, where nobody has to explain every single one.
 * One reason may be that of many files; each stands in one reason. `--survivors` shows what is to be looked at.
 */
export const FILE_REASONS: readonly FileReason[] = [
  {
    why: 'Words in capitals are compared as well as words in small letters.',
    files: { [`${UI}/lib/other-errors.ts`]: 1 },
  },
  // flows
  {
    why: 'Only an answer of a server has a status, so the comparison that follows fails by itself.',
    files: {
      [`${UI}/parts/OwnerRefused/refusal.ts`]: 1,
      [`${UI}/screens/AuthorsScreen/delete-texts.ts`]: 1,
      [`${UI}/lib/refused-file.ts`]: 3,
    },
  },
  {
    why: 'Any text serves in the place of none: it begins no list, is the tag of no language, and has no comma.',
    files: {
      [`${UI}/drafts/texts.ts`]: 1,
      [`${UI}/screens/TitleScreen/search-links.ts`]: 1,
    },
  },
  {
    why: 'A pattern that has a name is given its parameters; the question is there for the types.',
    files: { [`${UI}/paths.ts`]: 1 },
  },
  {
    why: 'A text always has parts, a frame that is found a text, and neither null nor any text without a slash names a file of ours: these questions are there for the types. An empty message is found where the stack begins, and takes nothing from it.',
    files: { [`${UI}/routing/error-report.ts`]: 9 },
  },
  {
    why: 'No browser shows the title of an entry, and keys and turns only have to differ. Whether the page is lost is known before anybody asks. Code that is asked for is there to be asked for, and one place matches every path: these questions are there for the types. Where nothing says what is lost, the error of the outermost place is shown instead.',
    files: { [`${UI}/routing/page-router.ts`]: 12 },
  },
  {
    why: 'The keys of files only have to differ, a list of no files may hold anything that is none, whoever left no note has none that could be removed, and the other questions are there for the types.',
    files: { [`${UI}/drafts/files.ts`]: 7 },
  },
  {
    why: 'A volume that is not known is nobody’s, no cover has the id that is put there, and ids only have to differ. A cover that was just added is found, and there are as many places as covers: these questions are there for the types.',
    files: { [`${UI}/uploads/cover-queue.ts`]: 8 },
  },
  {
    why: 'Who is primary and who clashes is found out again before anybody sees a cover that was just added.',
    files: { [`${UI}/uploads/cover-item.ts`]: 2 },
  },
  {
    why: 'Whether a run is ending is set again as it begins; what has ended is not ended by an abort that comes later, and to forget it only spares room; the cover that has just gone up is known to have arrived by the next line as well.',
    files: { [`${UI}/uploads/cover-run.ts`]: 3 },
  },
  {
    why: 'At the first failure nothing has been tried that could be forgotten, at the first look there is no wish that could end, and a millisecond more or less of a minute is nobody’s concern.',
    files: { [`${UI}/data/recovery.ts`]: 3 },
  },
  {
    why: 'The name of the error is shown nowhere, and a page that brings nothing new is the last one by that alone.',
    files: { [`${UI}/data/read-chart.ts`]: 2 },
  },
  {
    why: 'The name of a call that never went out is shown nowhere, and what is no change has no field’s name. That the summary gets the focus is asked by EditTitleRefused.stories.tsx.',
    files: { [`${UI}/screens/EditTitleScreen/edit-texts.ts`]: 3 },
  },
  {
    why: 'It moves a window. Asked by apps/web/e2e/places.spec.ts: where the fonts come after the rows, the list moves the window on the way, and a reload finds the place all the same.',
    files: { [`${UI}/parts/EditList/scroll-for-rows.ts`]: 2 },
  },
  {
    why: 'Classes show only in a browser. SeasonScreen.stories.tsx (PhoneSaves) asserts that what is told of the chart’s changes lies below the row that has the focus, where only a part of the one column can lie.',
    files: { [`${UI}/screens/SeasonScreen/chart-side.ts`]: 1 },
  },
  {
    why: 'Classes show only in a browser, and these as pictures alone, which npm run visual compares: that the form stands in two columns, with a gap, is asserted nowhere.',
    files: { [`${UI}/parts/HouseForm/house-columns.ts`]: 1 },
  },
  {
    why: 'What the screen says where the server has an order of its own: SeasonScreen.stories.tsx finds the words there.',
    files: { [`${UI}/screens/SeasonScreen/save-words.ts`]: 1 },
  },
  // texts: the rest of the library
  {
    why: 'It is played with the database of a browser: CoverDraft.stories.tsx keeps covers in it from visit to visit and reads them back; the node tests play a browser that has none.',
    files: {
      [`${UI}/lib/storage/file-store.ts`]: 15,
    },
  },
  {
    why: 'It needs a document. EditTitleRefused.stories.tsx asserts that the focus is back in the field that sent the form; that nothing is scrolled by it is asserted nowhere.',
    files: {
      [`${UI}/lib/hold-focus.ts`]: 9,
    },
  },
  {
    why: 'It needs a document. TitlesRefusedOnAPhone of SeasonsScreen.stories.tsx and PhoneFields400 of EditTitleRefused.stories.tsx assert that the field to be corrected gets the focus and that no message lies on it; where exactly a window is narrow or a field low is asserted nowhere, nor that nothing is scrolled elsewhere.',
    files: {
      [`${UI}/lib/focus-to-correct.ts`]: 17,
    },
  },
  {
    why: 'It needs a document. apps/web/e2e/delays.spec.ts asserts by a clock that stands still that one is led on after two seconds and no sooner, not while a way on has the focus by the keyboard, and not once one has gone on.',
    files: {
      [`${UI}/lib/after-ways-on.ts`]: 9,
    },
  },
  {
    why: 'It needs a document. DisabledByItsPress of Button.stories.tsx asserts that a button keeps the focus while another window is in front, and gives it up where somebody goes on.',
    files: {
      [`${UI}/lib/window-blur.ts`]: 4,
    },
  },
  {
    why: 'It needs a document. LoginScreen.stories.tsx asserts that the password gets the focus when the login is refused, and that who types elsewhere meanwhile keeps it.',
    files: {
      [`${UI}/lib/watch-focus.ts`]: 9,
    },
  },
  {
    why: 'It needs a document. ShownTitles.stories.tsx and Gallery.stories.tsx assert that the first that came has the focus once all are shown.',
    files: {
      [`${UI}/lib/pass-to-first-new.ts`]: 6,
    },
  },
  {
    why: 'It reads an event of a browser. Combobox.stories.tsx and TitleForm.stories.tsx assert that no Enter of a composition chooses or adds anything, and that the one after it does.',
    files: {
      [`${UI}/lib/is-composing.ts`]: 6,
    },
  },
  {
    why: 'The list of known languages only spares the browser its tables, which name them too; what has no tag has no language and no name, whatever stands in its place; and where the tests are played names are English unasked.',
    files: {
      [`${UI}/lib/title-text.ts`]: 15,
    },
  },
  {
    why: 'Only spares work: an empty word is in every text, what is folded again is the same, and where an order says nothing the name decides.',
    files: {
      [`${UI}/lib/edit-search.ts`]: 3,
      [`${UI}/lib/house-list.ts`]: 5,
    },
  },
  {
    why: 'There is a last page wherever it is looked at; the question is there for the types.',
    files: {
      [`${UI}/lib/edit-pages.ts`]: 2,
      [`${UI}/lib/person-list.ts`]: 1,
      [`${UI}/lib/list-wholeness.ts`]: 1,
    },
  },
  {
    why: 'What stands in for nothing is never used: a text that is not empty has a first letter, a word its letters, each row a mark, each month a season. And null is no whole year.',
    files: {
      [`${UI}/lib/edit-labels.ts`]: 1,
      [`${UI}/lib/read-all.ts`]: 1,
      [`${UI}/lib/season.ts`]: 3,
      [`${UI}/lib/initials.ts`]: 1,
    },
  },
  {
    why: 'The question is there for the types: a name that is not there has no value, and no field is called as what stands in its place; what is no object has neither ref nor name.',
    files: {
      [`${UI}/lib/field-permissions.ts`]: 3,
      [`${UI}/lib/house-draft.ts`]: 1,
    },
  },
  {
    why: 'The question is there for the types: before and after a change a field holds the same kind of value, a list is told as one or read as empty, and only what has a language is compared by one.',
    files: {
      [`${UI}/lib/changed-fields.ts`]: 3,
      [`${UI}/lib/unread.ts`]: 1,
    },
  },
  {
    why: 'What may be followed begins with its protocol, so the first place that fits is the beginning; and no host is called what stands in the place of none.',
    files: { [`${UI}/lib/short-address.ts`]: 2 },
  },
  {
    why: 'Any text serves in the place of none that is the tag of no language.',
    files: { [`${UI}/lib/other-name.ts`]: 1 },
  },
  {
    why: 'Whoever is signed in has a name, which is never null.',
    files: { [`${UI}/lib/is-by.ts`]: 1 },
  },
  {
    why: 'None is no status of a proposal, so what is asked beside it denies as well; the question is there for the types.',
    files: { [`${UI}/lib/decided-as.ts`]: 1 },
  },
  {
    why: 'Where a keyboard says Key and a letter, it says nothing else; and what is asked for its script is one letter by then.',
    files: { [`${UI}/lib/letter-of.ts`]: 4 },
  },
  {
    why: 'Until a list has moved the window it is at no such place, whether that is no number or nothing at all.',
    files: { [`${UI}/lib/rows-moved.ts`]: 1 },
  },
  {
    why: 'As long as a call is under way there is a wish, and somebody hears of one that is held; the questions are there for the types. The others only spare a look at what is held: of a wish that was not sent, or was overtaken.',
    files: {
      [`${UI}/lib/last-wish.ts`]: 4,
    },
  },
  {
    why: 'A date that is missing is read as a damaged one, which is none.',
    files: { [`${UI}/lib/age.ts`]: 1 },
  },
  {
    why: 'What is no number is in no range, and a text that is no year asks for none, as an empty one does; the key of a filter may be any that no other has.',
    files: {
      [`${UI}/lib/search-params.ts`]: 6,
    },
  },
  {
    why: 'What is no number is in no range; the question is there for the types.',
    files: { [`${UI}/lib/cover-volumes.ts`]: 1 },
  },
  {
    why: 'Any text serves that is no rating and stands in no report.',
    files: {
      [`${UI}/lib/mature.ts`]: 1,
      [`${UI}/lib/diagnostics-text.ts`]: 1,
    },
  },
  {
    why: 'A text that is none holds no drafts, and one entry alone is no edit.',
    files: {
      [`${UI}/lib/edit-draft-read.ts`]: 1,
      [`${UI}/lib/edit-draft-write.ts`]: 1,
    },
  },
  {
    why: 'Only an answer of a server has a status, and only what does not fit its call has such a reason.',
    files: {
      [`${UI}/lib/missing.ts`]: 2,
      [`${UI}/lib/unsure.ts`]: 1,
    },
  },
  {
    why: 'Either is as good: keys of texts are only compared with each other, and a text only has to get the same choice each time.',
    files: {
      [`${UI}/lib/same-text.ts`]: 1,
      [`${UI}/lib/pick.ts`]: 1,
    },
  },
  {
    why: 'What the patterns let through is read as a damaged date, or is not as it was written; and in UTC, where the tests are played, a short day is the same without its options.',
    files: {
      [`${UI}/lib/pt-br.ts`]: 3,
    },
  },
  {
    why: 'What has no tag has no name.',
    files: {
      [`${UI}/lib/title-page.ts`]: 1,
    },
  },
  // texts: what is read of a title and its figures
  {
    why: 'Hooks that need a document. Asked by stories: EditApprovalsMany.stories.tsx asserts that a row keeps the focus while the list is scrolled, and that a sheet has every row and the page as few as before afterwards; TitlePrinted.stories.tsx asserts the latter of a title’s chapters. That a window in front takes the focus from no row is asserted nowhere.',
    files: { [`${UI}/lib/drawn-rows.ts`]: 42 },
  },
  {
    why: 'Needs a document. Asked by stories: Notice.stories.tsx asserts that the focus goes to the part of the screen, ErrorState.stories.tsx that Tab goes on from there, LoadFailed.stories.tsx that the focus goes to the control that comes in its place, QueryFailed.stories.tsx that the screen has it where there is no such part.',
    files: { [`${UI}/lib/pass-focus.ts`]: 30 },
  },
  {
    why: 'What they ask for is always there: a last page has a first one, every piece of a period its counts, every value of a table its head. The questions are there for the types.',
    files: {
      [`${UI}/lib/next-offset.ts`]: 1,
      [`${UI}/lib/analytics/over-time.ts`]: 1,
      [`${UI}/lib/analytics/report.ts`]: 3,
      [`${UI}/lib/analytics/span.ts`]: 1,
    },
  },
  {
    why: 'No date counts as one before all others, so the comparison beside it decides alike; of two equal dates either is the first; who waits no time at all is in no queue either way; no status is any text that is none of the three.',
    files: { [`${UI}/lib/analytics/facts.ts`]: 4, [`${UI}/lib/analytics/figures.ts`]: 2 },
  },
  {
    why: 'What is worked out once is kept to spare time alone; a sort asks only whether one comes before another, which 0 denies as well as 1; an empty word of a search is in every name.',
    files: { [`${UI}/lib/list-entries.ts`]: 8 },
  },
  {
    why: 'Pairs of letters are as many read backwards; of two names of one length either is the shorter; an empty word begins where the next one does; what holds no name would bring one that nobody looks for.',
    files: { [`${UI}/lib/duplicates.ts`]: 5 },
  },
  {
    why: 'The names of three languages spare the browser its tables, which say the same; where a field’s name has no suffix at its end, the mark of its start spares time alone; a block that ends without a word answers undefined as well; any key will do for the group without a language; a suffix has its field, a name its first letter, and JSON no undefined, which are there for the types.',
    files: { [`${UI}/lib/changes.ts`]: 18 },
  },
  {
    why: 'The id of a draft of which the id is never looked at.',
    files: { [`${UI}/lib/title-changes.ts`]: 1 },
  },
]
