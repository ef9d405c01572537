/** The rules reference. */
export const rules = {
  rules: {
    title: 'Rules reference',
    game: 'Game',
    search: 'Search words or an id',
    chapter: 'Chapter',
    allChapters: 'All chapters',
    count: '{count} {count|rule|rules}',
    none: 'The rules of this game are not written down yet.',
    unknown: 'There is no rule "{id}". Search for a word of it, or for a part of its id.',
    ruling: 'ruling',
    done: 'played',
    overruled: 'overruled',
    fact: 'fact',
    notPlayed: 'not played',
    before: '{count} {count|rule|rules} before these: search, or choose a chapter.',
    more: 'and {count} more: search, or choose a chapter.',
  },
} as const;
