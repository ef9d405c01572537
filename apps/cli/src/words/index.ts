import type { Catalogue, Language } from '@dustfront/kernel';
import { cards } from './cards/en.ts';
import { chances } from './chances/en.ts';
import { faults } from './faults/en.ts';
import { goals } from './goals/en.ts';
import { help } from './help/en.ts';
import { play } from './play/en.ts';
import { tables } from './tables/en.ts';

const english = { cards, chances, faults, goals, help, play, tables };
const written = { ...cards, ...chances, ...faults, ...goals, ...help, ...play, ...tables };

type Subject = keyof typeof english;
const SUBJECTS = Object.keys(english) as Subject[];

export type FaultCode = keyof typeof faults;
export type OwnKey = keyof typeof written;

export const isFault = (key: string): key is FaultCode => key in faults;
export const isOwnKey = (key: string): key is OwnKey => key in written;

/** Everything this program says itself, a language at a time. */
export async function ownWords(language: Language): Promise<Catalogue> {
  if (language === 'en') return written;
  const read = async (subject: Subject): Promise<Catalogue> => {
    const file = (await import(`./${subject}/${language}.ts`)) as Readonly<Record<string, Catalogue>>;
    return file[subject] ?? {};
  };
  return Object.assign({}, ...(await Promise.all(SUBJECTS.map(read))));
}
