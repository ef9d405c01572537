import type { Catalogue, Language } from '@dustfront/kernel';
import { faults } from './faults/en.ts';
import { goals } from './goals/en.ts';
import { play } from './play/en.ts';

export type FaultCode = keyof typeof faults;
export type OwnKey = FaultCode | keyof typeof goals | keyof typeof play;

export const isFault = (key: string): key is FaultCode => key in faults;

/** Everything this program says itself, a language at a time. */
export async function ownWords(language: Language): Promise<Catalogue> {
  if (language === 'en') return { ...faults, ...goals, ...play };
  const [own, won, played] = await Promise.all([
    import(`./faults/${language}.ts`) as Promise<{ readonly faults: Catalogue }>,
    import(`./goals/${language}.ts`) as Promise<{ readonly goals: Catalogue }>,
    import(`./play/${language}.ts`) as Promise<{ readonly play: Catalogue }>,
  ]);
  return { ...own.faults, ...won.goals, ...played.play };
}
