import { adviseBattle, type BattleQuestion } from '@dustfront/advice/dust';

/** Milliseconds after which no further answer is weighed: the numbers of the whole are there by then. */
const patience = 1500;

export function hear({ id, asked }: { id: number; asked: BattleQuestion }): void {
  let advice: ReturnType<typeof adviseBattle> = null;
  const until = Date.now() + patience;
  try {
    advice = adviseBattle(asked, () => Date.now() <= until);
  } catch {
    // A battle that cannot be weighed is shown without odds.
  }
  self.postMessage({ id, advice });
}
