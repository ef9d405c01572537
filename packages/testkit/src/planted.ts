import { type AnyGame, call, type Option } from '@dustfront/kernel';

/**
 * The game with a bug in it: after an answer that `fails` names has done everything it does (dice included), the step
 * that follows throws.
 */
export function planted(game: AnyGame, fails: (option: string) => boolean): AnyGame {
  const kind = 'planted';
  const frames = Object.entries(game.frames).map(([name, rules]) => {
    const steps = Object.entries(rules.steps).map(([step, what]) => {
      if (typeof what === 'function' || what.type !== 'ask') return [step, what];
      const take: typeof what.take = (cx, frame, option: Option) => {
        const next = what.take(cx, frame, option);
        if (!fails(game.optionId(option))) return next;
        cx.emit({ type: 'half-done' });
        cx.state.question += 1000;
        return call({ kind, step: 'roll' }, frame.step);
      };
      return [step, { ...what, take }];
    });
    return [name, { ...rules, steps: Object.fromEntries(steps) }];
  });
  const bug = {
    kind,
    cites: [],
    steps: {
      roll: {
        type: 'roll',
        roll: () => ({ stream: 'dice', reason: 'planted', count: 3, sides: 6 }),
        take: () => {
          throw new TypeError('a planted bug');
        },
      },
    },
  };
  return { ...game, frames: { ...Object.fromEntries(frames), [kind]: bug } };
}
