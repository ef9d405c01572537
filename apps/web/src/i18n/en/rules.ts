/** The rules reference. */
export const rules = {
  rules: {
    title: 'Rules reference',
    game: 'Game',
    search: 'Search words or an id',
    chapter: 'Chapter',
    allChapters: 'All chapters',
    count_one: '{count} rule',
    count_other: '{count} rules',
    none: 'The rules of this game are not written down yet.',
    ruling: 'ruling',
    done: 'played',
    overruled: 'overruled',
    fact: 'fact',
    notPlayed: 'not played',
    before_one: '{count} rule before these: search, or choose a chapter.',
    before_other: '{count} rules before these: search, or choose a chapter.',
    more_one: 'and {count} more: search, or choose a chapter.',
    more_other: 'and {count} more: search, or choose a chapter.',
  },
} as const;
