import type { Catalogue, Language } from '@dustfront/kernel';

/** Loads a catalogue in a language. */
export type Load = (language: Language) => Promise<Catalogue>;

const loads = new Map<string, Load>();
const held = new Map<string, Catalogue>();

const place = (name: string, language: Language): string => `${language} ${name}`;

async function fetch(name: string, load: Load, language: Language): Promise<void> {
  const at = place(name, language);
  if (!held.has(at)) held.set(at, await load(language));
}

/** Gets a catalogue in this language now, and in every other as soon as the reader changes to it. */
export async function take(name: string, load: Load, language: Language): Promise<void> {
  loads.set(name, load);
  await fetch(name, load, language);
}

/** Everything that was ever asked for, in another language. */
export async function takeAll(language: Language): Promise<void> {
  await Promise.all([...loads].map(([name, load]) => fetch(name, load, language)));
}

export const taken = (name: string, language: Language): Catalogue => held.get(place(name, language)) ?? {};
