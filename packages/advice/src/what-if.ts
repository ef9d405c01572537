import type { Problem, Refusal } from '@dustfront/kernel';
import type { DicePlan } from '@dustfront/wargame';

export interface PlannedLine {
  readonly unit: string;
  readonly line: string;
  readonly name: string;
  readonly plan: DicePlan;
}

/** Why a weapon says nothing in an attack. */
export type SilenceCode =
  | 'unasked'
  | 'no-shots'
  | 'proof'
  | 'proof-here'
  | 'adjacent'
  | 'range'
  | 'least-range'
  | 'points'
  | 'useless'
  | 'together';

export interface SilentLine {
  readonly unit: string;
  readonly line: string;
  readonly name: string;
  readonly why: Refusal & { readonly code: SilenceCode };
}

/** The engine's own plans: of the whole attack, and of each weapon line in it. */
export interface Planned {
  readonly whole: DicePlan;
  readonly lines: readonly PlannedLine[];
  readonly silent: readonly SilentLine[];
}

/** Why nobody can wonder about that. */
export type WhatIfCode =
  | 'no-squad'
  | 'squad'
  | 'soldiers'
  | 'health'
  | 'no-weapon'
  | 'endless'
  | 'shots'
  | 'no-hero'
  | 'joins-not'
  | 'inside';

type WhatIfRefusal = Refusal & { readonly code: WhatIfCode };

/** What came of a question: the attack, why there is none, or what is wrong with the set-up that it needs. */
export type WhatIfAnswer<Attack> = Attack | WhatIfRefusal | readonly Problem[];

class Impossible extends Error {
  readonly why: WhatIfRefusal | readonly Problem[];

  constructor(why: WhatIfRefusal | readonly Problem[]) {
    super('impossible');
    this.why = why;
  }
}

export const impossible = (code: WhatIfCode, params: NonNullable<Refusal['params']>): Error =>
  new Impossible({ code, params });

export const unplayable = (problems: readonly Problem[]): Error => new Impossible(problems);

/** What was found, or why not. */
export function wondered<Attack>(find: () => Attack): WhatIfAnswer<Attack> {
  try {
    return find();
  } catch (error) {
    if (error instanceof Impossible) return error.why;
    throw error;
  }
}

/** Soldiers or points of health that are left: one to all of them. */
export function left(what: 'soldiers' | 'health', unit: string, wanted: number, most: number): number {
  if (wanted < 1 || wanted > most) throw impossible(what, { unit, most, wanted });
  return wanted;
}

/** How many shots of a weapon line are asked for; undefined where none are counted. */
export function shotsOf(
  weapon: string,
  said: number | undefined,
  ofAll: number | undefined,
  most: number | null,
): number | undefined {
  if (most === null) {
    if (said !== undefined) throw impossible('endless', { weapon });
    return undefined;
  }
  if (said !== undefined && said > most) throw impossible('shots', { weapon, most, wanted: said });
  const wanted = said ?? ofAll;
  return wanted === undefined ? undefined : Math.min(wanted, most);
}

/** Every weapon that is named is one that the attacker has. */
export function checkWeapons(
  unit: string,
  {
    weapons,
    shots,
  }: { readonly weapons: readonly string[]; readonly shots: Readonly<Record<string, number>> },
  known: readonly string[],
): void {
  for (const weapon of [...weapons, ...Object.keys(shots).filter((id) => id !== '')])
    if (!known.includes(weapon))
      throw impossible('no-weapon', { unit, weapon, weapons: [...new Set(known)] });
}
