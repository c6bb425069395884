/** What a person does here, and the story that does it without a pointer. */
interface Task {
  task: string
  /** Beside this file, without `.stories.tsx`. */
  file:
    | 'Shell'
    | `keyboard-${'reader' | 'catalogue' | 'search' | 'accounts' | 'review' | 'titles' | 'seasons' | 'staff'}`
  story: string
}

/** Every task of the product that is done by keyboard alone, with what the mock server holds afterwards. */
export const TASKS: readonly Task[] = [
  { task: 'Skip what stands before the content', file: 'Shell', story: 'SkipLink' },
  { task: 'Sign in', file: 'keyboard-reader', story: 'SignsIn' },
  { task: 'Register and verify the e-mail', file: 'keyboard-reader', story: 'Registers' },
  { task: 'Search from the header and open a title', file: 'keyboard-reader', story: 'SearchesAndOpens' },
  { task: 'Search by each kind of filter', file: 'keyboard-search', story: 'FiltersByEachKind' },
  { task: 'Search by what is suggested', file: 'keyboard-search', story: 'FiltersByWhatIsSuggested' },
  { task: 'Order what was found, as a wall or a list', file: 'keyboard-search', story: 'OrdersAndChangesTheView' },
  { task: 'Go down what was found, and back to the place', file: 'keyboard-search', story: 'GoesDownTheListAndBack' },
  { task: 'Filter on a phone', file: 'keyboard-search', story: 'FiltersOnAPhone' },
  { task: 'Go on where nothing was found', file: 'keyboard-search', story: 'NothingFound' },
  { task: 'Look at the covers of a title', file: 'keyboard-catalogue', story: 'LooksAtTheCovers' },
  { task: 'Order and read the chapters of a title', file: 'keyboard-catalogue', story: 'ReadsTheChapters' },
  { task: 'Read a description in another language', file: 'keyboard-catalogue', story: 'ReadsInAnotherLanguage' },
  { task: 'Go on to a related title', file: 'keyboard-catalogue', story: 'FollowsARelatedTitle' },
  { task: 'Go on to who made a title, and where it ran', file: 'keyboard-catalogue', story: 'FollowsThePeople' },
  { task: 'Go from a publisher to what it prints', file: 'keyboard-catalogue', story: 'GoesThroughAPublisher' },
  { task: 'Go through a ranking', file: 'keyboard-catalogue', story: 'GoesThroughTheRanking' },
  { task: 'Choose a season', file: 'keyboard-catalogue', story: 'ChoosesASeason' },
  { task: 'Rate, favourite and list a title', file: 'keyboard-reader', story: 'RatesFavouritesAndLists' },
  { task: 'Manage a list: change, remove, undo', file: 'keyboard-reader', story: 'ManagesAList' },
  { task: 'Sort a list', file: 'keyboard-reader', story: 'SortsAList' },
  { task: 'Choose a theme', file: 'keyboard-reader', story: 'ChoosesATheme' },
  { task: 'Reset a forgotten password', file: 'keyboard-accounts', story: 'ResetsThePassword' },
  { task: 'Change the profile', file: 'keyboard-accounts', story: 'SavesTheProfile' },
  { task: 'Change password and e-mail', file: 'keyboard-accounts', story: 'ChangesPasswordAndEmail' },
  { task: 'Confirm a new e-mail', file: 'keyboard-accounts', story: 'ConfirmsTheEmail' },
  { task: 'Change the pictures of the profile', file: 'keyboard-accounts', story: 'ChangesThePictures' },
  { task: 'Search and filter the queue', file: 'keyboard-review', story: 'SearchesTheQueue' },
  { task: 'Approve a proposal', file: 'keyboard-review', story: 'Approves' },
  { task: 'Reject a proposal with a reason', file: 'keyboard-review', story: 'RejectsWithAReason' },
  { task: 'Create a title through its four tabs', file: 'keyboard-titles', story: 'CreatesThroughTheFourTabs' },
  { task: 'Edit a title and propose it', file: 'keyboard-titles', story: 'EditsAndProposes' },
  { task: 'Delete a title', file: 'keyboard-titles', story: 'DeletesForGood' },
  { task: 'Order the covers of a title to be created', file: 'keyboard-titles', story: 'OrdersTheCovers' },
  { task: 'Add a season', file: 'keyboard-seasons', story: 'SeasonAdded' },
  { task: "Change a season's chart", file: 'keyboard-seasons', story: 'ChartReorderedAndSaved' },
  { task: 'Delete a season', file: 'keyboard-seasons', story: 'SeasonDeleted' },
  { task: 'Create and edit an author', file: 'keyboard-staff', story: 'AuthorCreatedAndEdited' },
  { task: 'Delete an author', file: 'keyboard-staff', story: 'AuthorDeleted' },
  { task: 'Create a magazine', file: 'keyboard-staff', story: 'MagazineCreated' },
  { task: 'Edit and delete a magazine', file: 'keyboard-staff', story: 'MagazineEditedAndDeleted' },
  { task: 'Create a publisher', file: 'keyboard-staff', story: 'PublisherCreated' },
  { task: 'Edit a publisher', file: 'keyboard-staff', story: 'PublisherEdited' },
  { task: 'Delete a publisher', file: 'keyboard-staff', story: 'PublisherDeleted' },
]
