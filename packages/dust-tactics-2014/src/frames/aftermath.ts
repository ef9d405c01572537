import { done, frameRules } from '@dustfront/kernel';
import { countFaces, dice, F, S } from '../faces.ts';
import { clear, part, score, settleGroups } from '../losses.ts';
import { type Choice, NOBODY, type TacticsState } from '../state.ts';
import { cardOfUnit, endBonds, unitOf } from '../units.ts';
import type { AftermathFrame } from './make.ts';

/** The end of an action: bonds made for it lapse, and heroes who fell may cheat death. */
export const aftermath = frameRules<TacticsState, AftermathFrame, Choice>({
  kind: 'aftermath',
  cites: [
    'dt14.skill.cheat.die',
    'dt14.skill.cheat.when',
    'dt14.skill.cheat.one-point',
    'dt14.skill.cheat.stunned',
    'dt14.ruling.cheat-death',
    'dt14.hero.join.attacked.until',
  ],
  steps: {
    begin: (cx, frame) => {
      const { state } = cx;
      settleGroups(state);
      endBonds(state, 'action');
      const now = state.fallen.shift();
      if (now === undefined) return 'end';
      frame.now = now;
      return 'cheat';
    },
    cheat: {
      type: 'roll',
      roll: () => dice(1, 'cheat-death', 'dt14.skill.cheat.die'),
      take: (cx, frame, faces) => {
        const hero = unitOf(cx.state, frame.now);
        const at = hero.at;
        if (countFaces(faces, F | S) === 0 || at < 0) {
          score(cx, hero);
          clear(hero);
          return 'begin';
        }
        if (hero.joined !== NOBODY) part(cx.state, hero);
        hero.place = 'board';
        hero.carrier = NOBODY;
        hero.carriage = '';
        hero.marks = cardOfUnit(hero).track - 1;
        hero.stuns = [NOBODY];
        cx.emit({ type: 'cheated-death', unit: hero.name, rule: 'dt14.skill.cheat.die' });
        return 'begin';
      },
    },
    end: () => done(),
  },
});
