import { needWords } from '../i18n/words.ts';
import type { EditorKit } from './draft.ts';
import { WORKSHOPS } from './games.ts';
import { needRuleWords } from './register.ts';
import type { ArmyBuilder, WorkshopGame } from './workshop.ts';

export async function loadKit(game: WorkshopGame): Promise<EditorKit> {
  const [kit] = await Promise.all([WORKSHOPS[game].kit(), needWords(game), needRuleWords(game)]);
  return kit;
}

export async function loadBuilder(game: WorkshopGame): Promise<ArmyBuilder> {
  const [builder] = await Promise.all([WORKSHOPS[game].builder(), needWords(game), needRuleWords(game)]);
  return builder;
}
