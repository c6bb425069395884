import type { TaskName } from './keyboard-tasks.ts'

/** What is done on each screen of the states map; a task that is done on any of them stands with none. */
export const SCREEN_TASKS: Readonly<Record<string, readonly TaskName[]>> = {
  Dashboard: [
    'Go to a screen by its name, and from there to a title',
    'See what a period brought, and go on to what waits',
  ],
  Title: [
    'Go to a screen by its name, and from there to a title',
    'Search from the header and open a title',
    'Look at the covers of a title',
    'Order and read the chapters of a title',
    'Read a description in another language',
    'Go on to a related title',
    'Go on to who made a title, and where it ran',
    'Rate, favourite and list a title',
  ],
  Home: ['Look at what is featured, and open it'],
  'Not found': ['Go on from an address that leads nowhere'],
  'Log in': ['Sign in', 'Log out', 'Log out with something unsaved'],
  'Create title': [
    'Log out with something unsaved',
    'Create a title through its four tabs',
    'Order the covers of a title to be created',
    'Restore a draft',
    'Discard a draft',
  ],
  Register: ['Register and verify the e-mail'],
  'Verify e-mail': ['Register and verify the e-mail'],
  Search: [
    'Search by each kind of filter',
    'Search by what is suggested',
    'Order what was found, as a wall or a list',
    'Go down what was found, and back to the place',
    'Filter on a phone',
    'Go on where nothing was found',
  ],
  Person: ['Go on to who made a title, and where it ran'],
  Magazine: ['Go on to who made a title, and where it ran', 'Go from a publisher to what it prints'],
  Publisher: ['Go from a publisher to what it prints'],
  Top: ['Go through a ranking'],
  Seasonal: ['Choose a season'],
  Lists: ['Manage a list: change, remove, undo', 'Sort a list'],
  Favourites: ['Remove a favourite and undo it', 'Remove a favourite', 'Show more favourites'],
  'Forgot password': ['Reset a forgotten password'],
  'Reset password': ['Reset a forgotten password'],
  Profile: ['Change the profile', 'Change password and e-mail', 'Change the pictures of the profile'],
  'Confirm e-mail': ['Confirm a new e-mail'],
  'Edit approvals': ['Search and filter the queue', 'Find out whether the server is at fault, and copy what was found'],
  'Edit detail and review': [
    'Approve a proposal',
    'Reject a proposal with a reason',
    'Go through the queue from proposal to proposal',
  ],
  'Edit title': [
    'Edit a title and propose it',
    'Edit a title and save it',
    'Upload a cover',
    'Replace a cover',
    'Cancel an upload of covers',
    'Delete a cover',
  ],
  'Delete title': ['Delete a title'],
  Seasons: ['Add a season'],
  Season: ["Change a season's chart", 'Move a title far in its chart', 'Delete a season'],
  'Create author': ['Create and edit an author'],
  'Edit author': ['Create and edit an author', 'Associate titles with an author'],
  'Authors and artists': ['Delete an author'],
  'Magazines and a new one': ['Create a magazine', 'Edit and delete a magazine'],
  'Edit magazine': ['Edit and delete a magazine', 'Associate titles with a magazine', "Add a magazine's logo"],
  'Publishers and a new one': ['Create a publisher', 'Delete a publisher'],
  'Edit publisher': ['Edit a publisher', 'Associate magazines with a publisher', "Add and remove a publisher's logo"],
  Analytics: ['Choose a period of the figures, and read them', 'Take the figures along'],
}

const TO_COME = 'It says that it is to come, and has one link, back to the dashboard.'
/** Screens of the states map on which there is nothing to do, and why. */
export const NOTHING_TO_DO: Readonly<Record<string, string>> = {
  'Users, to come': TO_COME,
  'Settings, to come': TO_COME,
  'Moderation, to come': TO_COME,
  'User levels, to come': TO_COME,
}
