import { needWords } from '../i18n/words.ts';
import type { EditorKit } from './draft.ts';
import type { ArmyBuilder, WorkshopGame } from './workshop.ts';

const kits: Readonly<Record<WorkshopGame, () => Promise<EditorKit>>> = {
  'dust-tactics': async () => (await import('./core/editor.ts')).coreKit,
  'dust-tactics-2014': async () => (await import('./tactics2014/editor.ts')).tacticsKit,
};

export async function loadKit(game: WorkshopGame): Promise<EditorKit> {
  const [kit] = await Promise.all([kits[game](), needWords(game)]);
  return kit;
}

const builders: Readonly<Record<WorkshopGame, () => Promise<ArmyBuilder>>> = {
  'dust-tactics': async () => (await import('./core/builder.ts')).coreBuilder,
  'dust-tactics-2014': async () => (await import('./tactics2014/builder.ts')).tacticsBuilder,
};

export async function loadBuilder(game: WorkshopGame): Promise<ArmyBuilder> {
  const [builder] = await Promise.all([builders[game](), needWords(game)]);
  return builder;
}
