import type { Catalogue, Language } from '@dustfront/kernel';
import { arena } from './arena/en.ts';
import { cards } from './cards/en.ts';
import { chances } from './chances/en.ts';
import { faults } from './faults/en.ts';
import { goals } from './goals/en.ts';
import { help } from './help/en.ts';
import { play } from './play/en.ts';
import { records } from './records/en.ts';
import { tables } from './tables/en.ts';

const english = { arena, cards, chances, faults, goals, help, play, records, tables };
const texts = {
  ...arena,
  ...cards,
  ...chances,
  ...faults,
  ...goals,
  ...help,
  ...play,
  ...records,
  ...tables,
};

type Subject = keyof typeof english;
const SUBJECTS = Object.keys(english) as Subject[];

export type FaultCode = keyof typeof faults;
export type OwnKey = keyof typeof texts;

/** The English text, which `--json` keeps in every language. */
export const written: Readonly<Record<OwnKey, string>> = texts;

export const isFault = (key: string): key is FaultCode => key in faults;
export const isOwnKey = (key: string): key is OwnKey => key in texts;

/** Everything this program says itself, a language at a time. */
export async function ownWords(language: Language): Promise<Catalogue> {
  if (language === 'en') return texts;
  const read = async (subject: Subject): Promise<Catalogue> => {
    const file = (await import(`./${subject}/${language}.ts`)) as Readonly<Record<string, Catalogue>>;
    return file[subject] ?? {};
  };
  return Object.assign({}, ...(await Promise.all(SUBJECTS.map(read))));
}
