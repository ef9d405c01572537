import { call, done } from '@dustfront/kernel';
import { afterSave, beginSave } from '@dustfront/wargame';
import { IMPROVISED_LINE } from '../attack/rows.ts';
import { saveOf } from '../attack/shelter.ts';
import { frame } from '../events.ts';
import { countFaces, dice, F } from '../faces.ts';
import { groundOf } from '../ground/index.ts';
import { skillsOf } from '../moments.ts';
import type { TacticsState, Unit } from '../state.ts';
import { groupOf, unitOf } from '../units.ts';
import { type SpecialFrame, specialFrame } from './make.ts';
import { damageFrame, plainPool } from './make-damage.ts';

export const minesFrame = (unit: number): SpecialFrame => specialFrame('mines', unit);

const save = (state: TacticsState, frame: SpecialFrame) => {
  const target = unitOf(state, frame.unit);
  return saveOf({
    target,
    weapon: IMPROVISED_LINE,
    cover: groundOf(state).shelters(state, target),
    works: groundOf(state).worksOf(state, target)?.kind ?? 'none',
    close: false,
    skills: skillsOf(state, target),
  }).save;
};

/** How likely what is left of a hit comes through a save. */
function unsaved(guard: NonNullable<ReturnType<typeof save>>, now: Parameters<typeof afterSave>[1]): number {
  const faces = [0, 1, 2, 3, 4, 5];
  const through = (face: number): number => {
    const then = afterSave(guard, now, [face]);
    if (then.stage === 'again') return unsaved(guard, { stage: 'again', dice: 1, hits: 1 });
    return then.hits > 0 ? 1 : 0;
  };
  return faces.reduce((sum, face) => sum + through(face), 0) / faces.length;
}

/** How likely a minefield hurts a unit where it stands. */
export function mineChance(state: TacticsState, unit: Unit): number {
  const guard = save(state, minesFrame(unit.id));
  return guard === null ? 1 / 3 : unsaved(guard, beginSave(guard, 1)) / 3;
}

/** A minefield strikes: one die, two damage, with the saves of the place. */
export const mines = frame<SpecialFrame>({
  kind: 'mines',
  cites: [
    'dt14.fort.mine.attack',
    'dt14.fort.mine.rating',
    'dt14.fort.mine.any-unit',
    'dt14.fort.mine.opponent',
    'dt14.ruling.mines.once',
  ],
  steps: {
    begin: () => 'roll',
    choose: () => 'roll',
    roll: {
      type: 'roll',
      roll: () => dice(1, 'mines', 'dt14.fort.mine.rating'),
      take: (cx, frame, faces) => {
        frame.won = countFaces(faces, F);
        if (frame.won === 0) return done();
        return save(cx.state, frame) === null ? 'after' : 'again';
      },
    },
    again: {
      type: 'roll',
      roll: () => dice(1, 'save-save', 'dt14.save.die-per-hit'),
      take: (cx, frame, faces) => {
        const guard = save(cx.state, frame)!;
        const now = frame.dice === 0 ? beginSave(guard, 1) : { stage: 'again' as const, dice: 1, hits: 1 };
        const then = afterSave(guard, now, faces);
        if (then.stage === 'again') {
          frame.dice = 1;
          return 'again';
        }
        return then.hits > 0 ? 'after' : done();
      },
    },
    after: (cx, frame) => {
      const target = unitOf(cx.state, frame.unit);
      if (groupOf(cx.state, target).length === 0) return done();
      return call(
        damageFrame(frame.unit, [
          { ...plainPool(1, 2), cover: groundOf(cx.state).shelters(cx.state, target) },
        ]),
        'end',
      );
    },
    pick: () => 'end',
    end: () => done(),
  },
});
