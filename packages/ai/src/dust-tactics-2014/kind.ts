import type { ChoiceParts } from '@dustfront/dust-tactics-2014';

/** Verbs of the later edition whose word says what is done, not by whom or with which weapon. */
const TELLING = ['action', 'token', 'use', 'keep', 'put', 'site', 'board', 'ride'];

/** What kind of answer an option of the edition of 2013/14 is. */
export function tacticsKind({ do: verb, word }: ChoiceParts): string {
  return TELLING.includes(verb) && word !== undefined ? `${verb} ${word}` : verb;
}
