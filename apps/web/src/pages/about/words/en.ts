/** What the program is, and for makers. Every language has the same keys; a test compares them. */
export const words = {
  title: 'About Dustfront',
  lead:
    'A program for the Dust tabletop games, made by players for players: free, open, without ' +
    'advertising.',
  unofficial:
    'Unofficial: it is not made, endorsed or supported by the authors, artists or publishers of the ' +
    'Dust games. Their names, and those of units, characters and scenarios, belong to their owners. To ' +
    'play at a table you need the original games, and we hope that you buy them.',
  ours:
    'Rules are told in our own words and name their place in the book. Drawings, the map of the world ' +
    'and the deck of DUST are our own; a value that no source gives is ours, and its card says so.',
  makers: 'For makers',
  makersText: 'What you can run, write and connect. These pages are in English.',
  kept: 'What is kept',
  keptText:
    'Matches on this device, armies, battlefields and settings stay in this browser. Who plays online ' +
    'has a cookie that says who he is; the server keeps the matches, what is said at the table and a ' +
    'mail address if you give one. Under Account all of it can be saved as a file or deleted.',
  made: 'Made with',
  madeText:
    'Coastlines: Natural Earth, public domain. Typefaces: IBM Plex, Courier Prime and Stardos Stencil, ' +
    'SIL Open Font License. The program itself: MIT licence.',
  terminal: 'In a terminal, in a copy of the program:',
  back: 'About Dustfront',
  english: 'This page is in English.',
  openapi: 'Requests of this server, as OpenAPI',
  schemas: 'JSON schemas of messages, set-ups and views',
  'command-line': 'The command line',
  'command-line.text':
    'Play in a terminal, compute odds, look rules up, check and review records, let computers meet.',
  'scenario-format': 'Scenarios, battlefields and armies',
  'scenario-format.text': 'What the editor and the army builder save, as text that can be written by hand.',
  'table-scripts': 'Table scripts',
  'table-scripts.text':
    'Show a rule, or a mistake of ours, without programming: a position, dice, answers, what must ' +
    'follow.',
  bots: 'Write a bot',
  'bots.text': 'From nothing to a program that plays all three games, on one page.',
  protocol: 'The protocol',
  'protocol.text': 'Every request and message between client and server, and every address.',
  strength: 'How strong the computers are',
  'strength.text': 'Measured like chess engines, in mirrored pairs.',
  balance: 'How fair scenarios and armies are',
  'balance.text': 'Win shares of both sides over many games.',
  operations: 'Run a server',
  'operations.text': 'Install it, keep it, spread it over several processes.',
  performance: 'How fast it is',
  'performance.text': 'Figures, and the commands that made them.',
};
