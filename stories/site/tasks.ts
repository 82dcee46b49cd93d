/** The guide's pages by task: each page by its file name, with the task in words. */
export const tasks: { title: string; pages: Record<string, string> }[] = [
  {
    title: 'Put it on a page',
    pages: {
      embed: 'Put a widget on your page in five minutes',
      frameworks: 'Use it in React, Next, Vue, Turbo, htmx or Alpine',
      widgets: 'Look up a widget’s attributes, calls and events',
      'page-context': 'Tell the widgets about brand, country and shopper',
      theming: 'Change colours, sizes and fonts',
      messages: 'Change a text',
      languages: 'Know what there is of languages and dark mode',
    },
  },
  {
    title: 'Connect it',
    pages: {
      'guest-shop': 'Write the backend of a first shop',
      contract: 'Know what page, library and backend expect of each other',
      calls: 'Write the backend of a call',
      mock: 'Try pages without a backend of your own',
      events: 'Listen to what happens',
      analytics: 'Feed analytics',
      testing: 'Test a widget alone',
      'testing-library': 'Find and press with Testing Library',
    },
  },
  {
    title: 'Parts of a shop',
    pages: {
      listing: 'Make a listing: filters, toolbar, products',
      payment: 'Take a payment',
      checkout: 'Run the whole checkout',
    },
  },
  {
    title: 'Run it',
    pages: {
      package: 'Know the package’s command and files',
      upgrading: 'Upgrade',
      operations: 'Release, roll back and monitor',
      security: 'Set the security policy',
      faults: 'Know what happens when something fails',
      doctor: 'Find out why something does not work',
    },
  },
  {
    title: 'Work on it',
    pages: {
      'work-on-it': 'Work on the library',
      'add-a-widget': 'Add a widget',
      'add-a-call': 'Add a widget with a call of its own',
      'where-rules-come-from': 'Look up a rule that the code cites',
    },
  },
];
