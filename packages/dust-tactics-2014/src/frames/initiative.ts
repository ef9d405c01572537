import { done } from '@dustfront/kernel';
import { frame } from '../events.ts';
import { countFaces, dice, F, T } from '../faces.ts';
import { initiativeDice } from '../moments.ts';
import type { InitiativeFrame } from './make.ts';

/** Both sides roll; most F, then most T, then all over again. Done with the winner. */
export const initiative = frame<InitiativeFrame>({
  kind: 'initiative',
  cites: [
    'dt14.init.dice.three',
    'dt14.init.most-f',
    'dt14.init.tie.most-t',
    'dt14.init.tie.reroll',
    'dt14.skill.black-ops.four',
    'dt14.skill.black-ops.dice',
    'dt14.ruling.black-ops',
  ],
  steps: {
    roll: {
      type: 'roll',
      roll: (state, frame) =>
        dice(initiativeDice(state, 0) + initiativeDice(state, 1), frame.reason, 'dt14.init.dice.three'),
      take: (cx, frame, faces) => {
        const first = initiativeDice(cx.state, 0);
        const rolls = [faces.slice(0, first), faces.slice(first)];
        for (const set of [F, T]) {
          const lead = countFaces(rolls[0]!, set) - countFaces(rolls[1]!, set);
          if (lead === 0) continue;
          const winner = lead > 0 ? 0 : 1;
          cx.emit({
            type: 'initiative',
            winner,
            reason: frame.reason,
            dice: [first, faces.length - first],
            rule: set === F ? 'dt14.init.most-f' : 'dt14.init.tie.most-t',
          });
          return done(winner);
        }
        return 'roll';
      },
    },
  },
});
