/** The manuals of army builder and editor. Every language has the same keys; a test compares them. */
export const words = {
  title: 'How the workshop works',
  army: 'An army',
  squares: 'A battlefield',
  table: 'A table',
  'army/lead': 'An army is a list of cards of one side. It is kept in this browser.',
  'army/1': 'Choose the game and the side.',
  'army/1/text': 'Mercenaries of 2013/14 are offered to everybody.',
  'army/2': 'Add cards.',
  'army/2/text': 'In the Core Set a hero joins a squad in its line; in 2013/14 works stand among the cards.',
  'army/3': 'Keep to the points, or not.',
  'army/3/text':
    '“{strict}” keeps to the limit, “{open}” has none. What may never stand together is refused in both, ' +
    'with its rule.',
  'army/4': 'Try it.',
  'army/4/text':
    '“{against}” shows the exact chance to destroy a unit of your choice with one attack, at three ranges.',
  'army/5': 'Share it.',
  'army/5/text':
    '“{share}” copies the list or takes one over: ids or printed names, one line a unit. “{print}” gives a ' +
    'page with the unit cards.',
  'army/6': 'Play.',
  'army/6/text': '“{play}” keeps it and opens the set-up: against the computer, on one device, or online.',
  'squares/lead': 'A battlefield of your own: ground, forces, goals; checked while you draw.',
  'squares/1': 'Choose the game.',
  'squares/1/text': '“{startFrom}” begins with a blank field or with one that is ready.',
  'squares/2': 'Paint.',
  'squares/2/text':
    'Choose a brush and drag, or “{rectangle}” and two corners. A second stroke over the same takes it away, ' +
    '“{erase}” clears squares, “{edge}” builds on one side of a square. Arrow keys and Enter do the same; ' +
    'Ctrl+Z takes back.',
  'squares/3': 'Say where the sides enter.',
  'squares/3/text': 'Entry squares of both sides are painted too. They need not lie on an edge.',
  'squares/4': 'Give them forces.',
  'squares/4/text':
    '“{takeArmy}” brings one from “{builder}”; or add units one by one. A unit enters, stands on the ' +
    'board from the start, or comes from a round on.',
  'squares/5': 'Set goals.',
  'squares/5/text': '“{addGoal}”: say whose and of what kind it is, pick its squares, and what it is worth.',
  'squares/6': 'Look at the check.',
  'squares/6/text':
    'What cannot be played is listed with its rule; the button before a line leads to its square.',
  'squares/7': 'Play it.',
  'squares/7/text':
    '“{playtest}” is against the computer, and leads back here; or play on one device. Share it as a link or ' +
    'a file.',
  'table/lead': 'Measured play of 2013/14 knows no squares. All is as on a battlefield, but for the drawing.',
  'table/1': 'Draw.',
  'table/1/text':
    '“{startFrom}”: “{blank}” or a ready one. Choose a kind, then tap corner after corner (the first one again ' +
    'closes an outline, the last one again ends a wall), or drag a rectangle or a line. Crates, traps, works ' +
    'and markers come with one tap. “{middle}” needs no pointer at all.',
  'table/2': 'Bend.',
  'table/2/text':
    'What is selected shows its corners and the middles of its sides: drag a corner to move it, a middle to ' +
    'bend the side, the thing itself to move it, the grip of works and vehicles to turn them. Keys: Tab leads ' +
    'from thing to thing and corner to corner, Enter takes up, arrows move a centimetre (with Shift a ' +
    'millimetre), [ and ] turn, Delete removes.',
  'table/3': 'Say what it is.',
  'table/3/text':
    'Name, kind, storeys and roof of a house, ways through the sides of houses and walls. A long side is ' +
    'opened in its middle, as wide as is usual.',
  'table/4': 'Say where the sides come from.',
  'table/4/text':
    'An edge each, and the stretch of it. Units that stand there from the start are put with a tap; the rest ' +
    'of a squad finds its places around the first man.',
  'table/5': 'Set goals.',
  'table/5/text':
    'They are about markers (held from 10 cm) and places (held by who is in them): “{pick}” chooses them on ' +
    'the table.',
} as const;
