import type { Catalogue, Language } from '@dustfront/kernel';
import { faults } from './faults/en.ts';
import { goals } from './goals/en.ts';
import { help } from './help/en.ts';
import { play } from './play/en.ts';

const english = { faults, goals, help, play };
const written = { ...faults, ...goals, ...help, ...play };

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
