import { advise, type BattleQuestion } from './battle.ts';

self.addEventListener('message', (event: MessageEvent<{ id: number; asked: BattleQuestion }>) => {
  const { id, asked } = event.data;
  let advice: ReturnType<typeof advise> = null;
  try {
    advice = advise(asked);
  } catch {
    // A battle that cannot be weighed is shown without odds.
  }
  self.postMessage({ id, advice });
});
