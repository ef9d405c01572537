import { advise, type BattleQuestion } from './battle.ts';

export function hear({ id, asked }: { id: number; asked: BattleQuestion }): void {
  let advice: ReturnType<typeof advise> = null;
  try {
    advice = advise(asked);
  } catch {
    // A battle that cannot be weighed is shown without odds.
  }
  self.postMessage({ id, advice });
}
