import { call, done, type Next, type Options } from '@dustfront/kernel';
import { embark, liftable, mayDismount } from '../../carrying.ts';
import { type Choice, only } from '../../choice.ts';
import { type Cx, frame } from '../../events.ts';
import { countFaces, dice } from '../../faces.ts';
import { minesFrame } from '../../frames/mines.ts';
import { spotOfFeature } from '../../ground/table/control.ts';
import { anyEntry, mayComeIn } from '../../ground/table/entering.ts';
import { fieldOf } from '../../ground/table/pieces.ts';
import type { Piece } from '../../ground/table/words.ts';
import type { TacticsState, Unit } from '../../state.ts';
import { groupOf, isFoot, unitOf } from '../../units.ts';
import { leaveCarrier } from '../leaving.ts';
import { boardings } from './boarding.ts';
import type { MarchFrame } from './frame.ts';
import { type Going, stoppedAt, testsOf, treadOn } from './going.ts';
import { enteringOf, spaceOf, standAll } from './members.ts';
import { freeing, goingOf } from './perils.ts';

const held = (unit: Unit) => ({ type: 'stuck', unit: unit.name, rule: 'dt14.table.hard-ground' }) as const;

/** They stand where they went; mines are counted, crates crushed. */
function stand(
  cx: Cx,
  march: MarchFrame,
  going: Going,
  ends: readonly Piece[],
  failed: readonly number[],
): void {
  const { state } = cx;
  const { mines, crushed } = treadOn(going, ends, failed);
  march.moved = true;
  march.strikes = mines;
  standAll(state, unitOf(state, march.unit), ends);
  if (crushed.length === 0) return;
  const { features } = fieldOf(state);
  for (const one of features)
    if (crushed.includes(one.id))
      cx.emit({ type: 'crushed', at: spotOfFeature(one), rule: 'dt14.terrain.crate.crush' });
  state.table = { ...fieldOf(state), features: features.filter(({ id }) => !crushed.includes(id)) };
}

/** Everybody stands where his way ended, or where he was stopped. */
function arrive(cx: Cx, march: MarchFrame, going: Going, failed: readonly number[]): Next<'mined'> {
  const unit = unitOf(cx.state, march.unit);
  march.tangled = failed.length > 0;
  stand(cx, march, going, stoppedAt(going, failed), failed);
  cx.emit({
    type: 'marched',
    unit: unit.name,
    at: unit.at,
    ways: march.parts.map(({ way }) => way.flat()),
    rule: 'dt14.table.move',
  });
  if (march.tangled) cx.emit(held(unit));
  return 'mined';
}

/** They get off what carries them (dt14.table.put), all of them or nobody (dt14.table.off). */
function getOff(
  cx: Cx,
  march: MarchFrame,
  going: Going,
  failed: readonly number[],
): Next<'mined' | 'settle'> {
  const unit = unitOf(cx.state, march.unit);
  if (failed.length > 0) {
    march.tangled = true;
    cx.emit(held(unit));
    return 'settle';
  }
  leaveCarrier(cx, unit);
  stand(cx, march, going, going.starts, []);
  cx.emit({ type: 'placed', unit: unit.name, at: unit.at, rule: 'dt14.table.put' });
  return 'mined';
}

/** How they go on, once it is known whose die failed. */
function goOn(cx: Cx, march: MarchFrame, going: Going, failed: readonly number[]): Next<'mined' | 'settle'> {
  const isAboard = unitOf(cx.state, march.unit).place === 'aboard';
  return (isAboard ? getOff : arrive)(cx, march, going, failed);
}

const lifts = (state: TacticsState, unit: Unit): Choice[] =>
  unit.place === 'board'
    ? liftable(state, unit).map((cargo): Choice => ({ do: 'lift', unit: cargo.id, who: cargo.name }))
    : [];

const STOP: Choice = { do: 'stop' };

/** A movement for those who must go; if there is none they stay. */
function anyMarch(state: TacticsState, frame: MarchFrame): Choice {
  const comes = unitOf(state, frame.unit).place === 'off';
  const found = comes ? anyEntry(enteringOf(state, frame)) : spaceOf(state, frame)?.propose(() => 0, 1)[0];
  return found ?? STOP;
}

/** Options and one more, which is made when somebody looks at it. */
const withOne = (listed: readonly Choice[], last: () => Choice): Options<Choice> => ({
  length: listed.length + 1,
  at: (index) => (index === listed.length ? last() : listed.at(index)),
});

export const march = frame<MarchFrame>({
  kind: 'march',
  cites: [
    'dt14.table.move',
    'dt14.table.length',
    'dt14.table.enter',
    'dt14.table.hard-ground',
    'dt14.table.mines',
    'dt14.table.mount',
    'dt14.equip.wheeled.roll',
    'dt14.equip.wheeled.stuck',
    'dt14.equip.tracked.roll',
    'dt14.equip.tracked.stuck',
    'dt14.equip.half-track.roll',
    'dt14.equip.half-track.free',
    'dt14.equip.half-track.stuck',
    'dt14.pass.mount.hull',
    'dt14.pass.mount.all',
    'dt14.pilot.mount.hull',
  ],
  steps: {
    look: (cx, frame) => {
      const unit = unitOf(cx.state, frame.unit);
      if (groupOf(cx.state, unit).length === 0 || unit.place === 'gone') return 'end';
      if (unit.place === 'aboard' && !mayDismount(cx.state, unit)) return 'end';
      if (unit.place === 'board') return 'go';
      if (unit.place === 'off') return mayComeIn(enteringOf(cx.state, frame)) ? 'go' : 'end';
      const space = spaceOf(cx.state, frame);
      return space === null || space.propose(() => 0, 1).length === 0 ? 'end' : 'go';
    },
    go: {
      type: 'ask',
      question: 'march',
      seat: (state, frame) => unitOf(state, frame.unit).side,
      rule: 'dt14.table.move',
      space: spaceOf,
      options: (state, frame): Options<Choice> => {
        const unit = unitOf(state, frame.unit);
        const listed = lifts(state, unit);
        // dt14.ruling.entry, dt14.ruling.aircraft.least: whoever comes onto the table, and a plane, must go.
        const mustGo = unit.place === 'off' || frame.least > 0;
        return mustGo ? withOne(listed, () => anyMarch(state, frame)) : [...listed, STOP];
      },
      take: (cx, frame, choice) => {
        const { state } = cx;
        const unit = unitOf(state, frame.unit);
        if (choice.do === 'stop') return 'settle';
        if (choice.do === 'lift') {
          embark(state, unitOf(state, choice.unit), unit, 'cargo');
          cx.emit({ type: 'lifted', unit: choice.who, carrier: unit.name, rule: 'dt14.lift.pickup' });
          return 'go';
        }
        frame.parts = only(choice, 'go', 'come', 'stand').parts.map((part) => ({ ...part }));
        const going = goingOf(state, frame);
        frame.tests = testsOf(going);
        return frame.tests.length > 0 ? 'hard' : goOn(cx, frame, going, []);
      },
    },
    hard: {
      type: 'roll',
      roll: (state, frame) =>
        isFoot(unitOf(state, frame.unit))
          ? dice(frame.tests.length, 'wire', 'dt14.fort.wire.roll')
          : dice(frame.tests.length, 'terrain', 'dt14.table.hard-ground'),
      take: (cx, frame, faces) => {
        const going = goingOf(cx.state, frame);
        const failed = frame.tests.filter(
          (member, at) => countFaces([faces[at]!], freeing(going.starts[member]!, frame.march)) === 0,
        );
        return goOn(cx, frame, going, [...new Set(failed)]);
      },
    },
    mined: (cx, frame) => {
      const unit = unitOf(cx.state, frame.unit);
      if (frame.strikes === 0 || unit.place !== 'board') return 'settle';
      frame.strikes--;
      return call(minesFrame(frame.unit), 'mined');
    },
    settle: (cx, frame) => {
      const unit = unitOf(cx.state, frame.unit);
      return !frame.tangled && boardings(cx.state, unit).length > 0 ? 'mount' : 'end';
    },
    mount: {
      type: 'ask',
      question: 'mount',
      seat: (state, frame) => unitOf(state, frame.unit).side,
      rule: 'dt14.table.mount',
      options: (state, frame): Choice[] => [{ do: 'stop' }, ...boardings(state, unitOf(state, frame.unit))],
      take: (cx, frame, choice) => {
        if (choice.do === 'stop') return 'end';
        const { state } = cx;
        const unit = unitOf(state, frame.unit);
        const { unit: carrier, who, word } = only(choice, 'board');
        embark(state, unit, unitOf(state, carrier), word);
        cx.emit({ type: 'boarded', unit: unit.name, carrier: who, rule: 'dt14.pass.mount' });
        return done({ tangled: false, boarded: word });
      },
    },
    end: (_cx, frame) => done({ tangled: frame.tangled, moved: frame.moved }),
  },
});
