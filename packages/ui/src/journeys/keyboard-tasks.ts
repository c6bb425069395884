/** What a person does here, and the story that does it without a pointer. */
interface Task {
  task: string
  /** Those of the states map that it is done on; none where it is done on any. */
  screens: readonly string[]
  /** Beside this file, without `.stories.tsx`. */
  file: 'Shell' | `keyboard-${string}`
  story: string
}

/** Every task of the product that is done by keyboard alone, with what the mock server holds afterwards. */
export const TASKS: readonly Task[] = [
  { task: 'Skip what stands before the content', screens: [], file: 'Shell', story: 'SkipLink' },
  {
    task: 'Go to a screen by its name, and from there to a title',
    screens: ['Dashboard', 'Title'],
    file: 'keyboard-frame',
    story: 'GoesByThePalette',
  },
  { task: 'Look at what is featured, and open it', screens: ['Home'], file: 'keyboard-frame', story: 'BeginsAtHome' },
  {
    task: 'See what a period brought, and go on to what waits',
    screens: ['Dashboard'],
    file: 'keyboard-frame',
    story: 'BeginsAtTheDashboard',
  },
  {
    task: 'Go on from an address that leads nowhere',
    screens: ['Not found'],
    file: 'keyboard-frame',
    story: 'GoesHomeFromNowhere',
  },
  { task: 'Sign in', screens: ['Log in'], file: 'keyboard-reader', story: 'SignsIn' },
  { task: 'Log out', screens: ['Log in'], file: 'keyboard-frame', story: 'LogsOut' },
  {
    task: 'Log out with something unsaved',
    screens: ['Create title', 'Log in'],
    file: 'keyboard-frame',
    story: 'AskedBeforeLogout',
  },
  {
    task: 'Register and verify the e-mail',
    screens: ['Register', 'Verify e-mail'],
    file: 'keyboard-reader',
    story: 'Registers',
  },
  {
    task: 'Search from the header and open a title',
    screens: ['Title'],
    file: 'keyboard-reader',
    story: 'SearchesAndOpens',
  },
  { task: 'Search by each kind of filter', screens: ['Search'], file: 'keyboard-search', story: 'FiltersByEachKind' },
  {
    task: 'Search by what is suggested',
    screens: ['Search'],
    file: 'keyboard-search',
    story: 'FiltersByWhatIsSuggested',
  },
  {
    task: 'Order what was found, as a wall or a list',
    screens: ['Search'],
    file: 'keyboard-search',
    story: 'OrdersAndChangesTheView',
  },
  {
    task: 'Go down what was found, and back to the place',
    screens: ['Search'],
    file: 'keyboard-search',
    story: 'GoesDownTheListAndBack',
  },
  { task: 'Filter on a phone', screens: ['Search'], file: 'keyboard-search', story: 'FiltersOnAPhone' },
  { task: 'Go on where nothing was found', screens: ['Search'], file: 'keyboard-search', story: 'NothingFound' },
  { task: 'Look at the covers of a title', screens: ['Title'], file: 'keyboard-catalogue', story: 'LooksAtTheCovers' },
  {
    task: 'Order and read the chapters of a title',
    screens: ['Title'],
    file: 'keyboard-catalogue',
    story: 'ReadsTheChapters',
  },
  {
    task: 'Read a description in another language',
    screens: ['Title'],
    file: 'keyboard-catalogue',
    story: 'ReadsInAnotherLanguage',
  },
  { task: 'Go on to a related title', screens: ['Title'], file: 'keyboard-catalogue', story: 'FollowsARelatedTitle' },
  {
    task: 'Go on to who made a title, and where it ran',
    screens: ['Title', 'Person', 'Magazine'],
    file: 'keyboard-catalogue',
    story: 'FollowsThePeople',
  },
  {
    task: 'Go from a publisher to what it prints',
    screens: ['Publisher', 'Magazine'],
    file: 'keyboard-catalogue',
    story: 'GoesThroughAPublisher',
  },
  { task: 'Go through a ranking', screens: ['Top'], file: 'keyboard-catalogue', story: 'GoesThroughTheRanking' },
  { task: 'Choose a season', screens: ['Seasonal'], file: 'keyboard-catalogue', story: 'ChoosesASeason' },
  {
    task: 'Rate, favourite and list a title',
    screens: ['Title'],
    file: 'keyboard-reader',
    story: 'RatesFavouritesAndLists',
  },
  { task: 'Manage a list: change, remove, undo', screens: ['Lists'], file: 'keyboard-reader', story: 'ManagesAList' },
  { task: 'Sort a list', screens: ['Lists'], file: 'keyboard-reader', story: 'SortsAList' },
  {
    task: 'Remove a favourite and undo it',
    screens: ['Favourites'],
    file: 'keyboard-favourites',
    story: 'RemovesAndUndoes',
  },
  { task: 'Remove a favourite', screens: ['Favourites'], file: 'keyboard-favourites', story: 'RemovesForGood' },
  { task: 'Show more favourites', screens: ['Favourites'], file: 'keyboard-favourites', story: 'ShowsMore' },
  { task: 'Choose a theme', screens: [], file: 'keyboard-reader', story: 'ChoosesATheme' },
  { task: 'Switch off the keys that are a letter', screens: [], file: 'keyboard-frame', story: 'SwitchesLettersOff' },
  {
    task: 'Reset a forgotten password',
    screens: ['Forgot password', 'Reset password'],
    file: 'keyboard-accounts',
    story: 'ResetsThePassword',
  },
  { task: 'Change the profile', screens: ['Profile'], file: 'keyboard-accounts', story: 'SavesTheProfile' },
  {
    task: 'Change password and e-mail',
    screens: ['Profile'],
    file: 'keyboard-accounts',
    story: 'ChangesPasswordAndEmail',
  },
  { task: 'Confirm a new e-mail', screens: ['Confirm e-mail'], file: 'keyboard-accounts', story: 'ConfirmsTheEmail' },
  {
    task: 'Change the pictures of the profile',
    screens: ['Profile'],
    file: 'keyboard-accounts',
    story: 'ChangesThePictures',
  },
  {
    task: 'Search and filter the queue',
    screens: ['Edit approvals'],
    file: 'keyboard-review',
    story: 'SearchesTheQueue',
  },
  { task: 'Approve a proposal', screens: ['Edit detail and review'], file: 'keyboard-review', story: 'Approves' },
  {
    task: 'Reject a proposal with a reason',
    screens: ['Edit detail and review'],
    file: 'keyboard-review',
    story: 'RejectsWithAReason',
  },
  {
    task: 'Go through the queue from proposal to proposal',
    screens: ['Edit detail and review'],
    file: 'keyboard-review',
    story: 'WalksTheQueue',
  },
  {
    task: 'Find out whether the server is at fault, and copy what was found',
    screens: ['Edit approvals'],
    file: 'keyboard-review',
    story: 'DiagnosesTheApi',
  },
  {
    task: 'Create a title through its four tabs',
    screens: ['Create title'],
    file: 'keyboard-titles',
    story: 'CreatesThroughTheFourTabs',
  },
  { task: 'Edit a title and propose it', screens: ['Edit title'], file: 'keyboard-titles', story: 'EditsAndProposes' },
  { task: 'Edit a title and save it', screens: ['Edit title'], file: 'keyboard-titles', story: 'SavesDirectly' },
  { task: 'Delete a title', screens: ['Delete title'], file: 'keyboard-titles', story: 'DeletesForGood' },
  {
    task: 'Order the covers of a title to be created',
    screens: ['Create title'],
    file: 'keyboard-titles',
    story: 'OrdersTheCovers',
  },
  { task: 'Upload a cover', screens: ['Edit title'], file: 'keyboard-covers', story: 'UploadsACover' },
  { task: 'Replace a cover', screens: ['Edit title'], file: 'keyboard-covers', story: 'ReplacesACover' },
  { task: 'Cancel an upload of covers', screens: ['Edit title'], file: 'keyboard-covers', story: 'CancelsAnUpload' },
  { task: 'Delete a cover', screens: ['Edit title'], file: 'keyboard-covers', story: 'DeletesACover' },
  { task: 'Restore a draft', screens: ['Create title'], file: 'keyboard-drafts', story: 'Restored' },
  { task: 'Discard a draft', screens: ['Create title'], file: 'keyboard-drafts', story: 'Discarded' },
  { task: 'Add a season', screens: ['Seasons'], file: 'keyboard-seasons', story: 'SeasonAdded' },
  { task: "Change a season's chart", screens: ['Season'], file: 'keyboard-seasons', story: 'ChartReorderedAndSaved' },
  { task: 'Move a title far in its chart', screens: ['Season'], file: 'keyboard-seasons', story: 'TitleMovedFar' },
  { task: 'Delete a season', screens: ['Season'], file: 'keyboard-seasons', story: 'SeasonDeleted' },
  {
    task: 'Create and edit an author',
    screens: ['Create author', 'Edit author'],
    file: 'keyboard-staff',
    story: 'AuthorCreatedAndEdited',
  },
  { task: 'Delete an author', screens: ['Authors and artists'], file: 'keyboard-staff', story: 'AuthorDeleted' },
  { task: 'Create a magazine', screens: ['Magazines and a new one'], file: 'keyboard-staff', story: 'MagazineCreated' },
  {
    task: 'Edit and delete a magazine',
    screens: ['Edit magazine', 'Magazines and a new one'],
    file: 'keyboard-staff',
    story: 'MagazineEditedAndDeleted',
  },
  {
    task: 'Create a publisher',
    screens: ['Publishers and a new one'],
    file: 'keyboard-staff',
    story: 'PublisherCreated',
  },
  { task: 'Edit a publisher', screens: ['Edit publisher'], file: 'keyboard-staff', story: 'PublisherEdited' },
  {
    task: 'Delete a publisher',
    screens: ['Publishers and a new one'],
    file: 'keyboard-staff',
    story: 'PublisherDeleted',
  },
  {
    task: 'Associate titles with an author',
    screens: ['Edit author'],
    file: 'keyboard-belongings',
    story: 'TitlesOfAnAuthor',
  },
  {
    task: 'Associate titles with a magazine',
    screens: ['Edit magazine'],
    file: 'keyboard-belongings',
    story: 'TitlesOfAMagazine',
  },
  {
    task: 'Associate magazines with a publisher',
    screens: ['Edit publisher'],
    file: 'keyboard-belongings',
    story: 'MagazinesOfAPublisher',
  },
  {
    task: "Add a magazine's logo",
    screens: ['Edit magazine'],
    file: 'keyboard-belongings',
    story: 'MagazineLogoAdded',
  },
  {
    task: "Add and remove a publisher's logo",
    screens: ['Edit publisher'],
    file: 'keyboard-belongings',
    story: 'PublisherLogoAddedAndRemoved',
  },
  {
    task: 'Choose a period of the figures, and read them',
    screens: ['Analytics'],
    file: 'keyboard-analytics',
    story: 'ChoosesAPeriod',
  },
  { task: 'Take the figures along', screens: ['Analytics'], file: 'keyboard-analytics', story: 'TakesTheReport' },
]

const TO_COME = 'It says that it is to come, and has one link, back to the dashboard.'
/** Screens of the states map on which there is nothing to do, and why. */
export const NOTHING_TO_DO: Readonly<Record<string, string>> = {
  'Users, to come': TO_COME,
  'Settings, to come': TO_COME,
  'Moderation, to come': TO_COME,
  'User levels, to come': TO_COME,
}
