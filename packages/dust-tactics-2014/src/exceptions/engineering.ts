/** Cutting wire, clearing mines, filling trenches, burying bunkers. */
import { call, done } from '@dustfront/kernel';
import type { Choice } from '../choice.ts';
import type { Cx } from '../events.ts';
import { F } from '../faces.ts';
import { minesFrame } from '../frames/mines.ts';
import { groundOf, type Obstacle } from '../ground/index.ts';
import type { Task } from '../hooks.ts';
import { eliminate } from '../losses.ts';
import type { TacticsState, Unit } from '../state.ts';
import { pin } from '../suppression.ts';
import { isFoot, isMachine, unitOf } from '../units.ts';
import { cuttersOf } from './engineer-vehicle.ts';
import { ownRules } from './index.ts';
import { siteChoice, special } from './special.ts';

const TASKS: readonly Task[] = ['wire', 'mines', 'trench'];

const isEngineer = (unit: Unit, task: Task): boolean =>
  ownRules(unit).some((rule) => rule.engineers?.(unit, task) === true);

/** dt14.fort.eng.cut.who, dt14.fort.wire.cut.action */
const cutsWire = (unit: Unit) => isFoot(unit) || isEngineer(unit, 'wire');

/** What of a kind is within a unit's reach. */
const within = (state: TacticsState, unit: Unit, kind: Obstacle): Choice[] =>
  groundOf(state)
    .engineering.near(state, unit, kind)
    .map((at) => siteChoice(state, kind, at));

function sites(state: TacticsState, unit: Unit): Choice[] {
  if (unit.place !== 'board') return [];
  return [
    ...(cutsWire(unit) ? within(state, unit, 'wire') : []),
    ...(isFoot(unit) || isEngineer(unit, 'mines') ? within(state, unit, 'mines') : []),
    ...(isEngineer(unit, 'trench') ? within(state, unit, 'trench') : []),
  ];
}

export const engineering = special({
  id: 'engineering',
  cites: [
    'dt14.fort.wire.cut.action',
    'dt14.fort.mine.clear.action',
    'dt14.fort.eng.cut.action',
    'dt14.fort.eng.fill.action',
    'dt14.fort.eng.mines.action',
    'dt14.equip.engineer.tasks',
  ],
  onGround: true,
  offered: (state, unit) => {
    const { has } = groundOf(state).engineering;
    const works = has(state, 'wire') || has(state, 'mines') || has(state, 'trench');
    return works && (isFoot(unit) || TASKS.some((task) => isEngineer(unit, task)));
  },
  procedure: [
    'dt14.fort.wire.cut.die',
    'dt14.fort.mine.clear.die',
    'dt14.fort.mine.clear.fail',
    'dt14.fort.eng.cut.die',
    'dt14.fort.eng.cut.paired',
    'dt14.fort.eng.fill.die',
    'dt14.fort.eng.fill.units',
    'dt14.fort.eng.mines.die',
    'dt14.fort.eng.mines.safe',
  ],
  choose: 'before',
  candidates: (state, frame) => sites(state, unitOf(state, frame.unit)),
  dice: (state, frame) => {
    const unit = unitOf(state, frame.unit);
    const paired = isMachine(unit) && cuttersOf(unit).some(({ line }) => line.rules.includes('paired'));
    return frame.word === 'wire' && paired ? 2 : 1;
  },
  faces: () => F,
  failed: (cx, frame) => {
    const unit = unitOf(cx.state, frame.unit);
    if (frame.word !== 'mines' || !isFoot(unit)) return done();
    pin(cx, unit, 'suppressed', 'dt14.fort.mine.clear.supp');
    return call(minesFrame(unit.id), 'end');
  },
  apply: (cx, frame) => {
    groundOf(cx.state).engineering.remove(cx.state, frame.word as Obstacle, frame.at);
    return done();
  },
});

/** dt14.ruling.bury.block: those inside are lost, and score. */
function buries(cx: Cx, at: number): void {
  const { engineering: works } = groundOf(cx.state);
  for (const unit of works.inside(cx.state, at)) eliminate(cx, unit);
  works.remove(cx.state, 'bunker', at);
}

export const bury = special({
  id: 'bury',
  cites: ['dt14.fort.eng.bury.who', 'dt14.fort.eng.bury.two'],
  cost: 2,
  onGround: true,
  offered: (state, unit) => isEngineer(unit, 'bunker') && groundOf(state).engineering.has(state, 'bunker'),
  procedure: ['dt14.fort.eng.bury.die', 'dt14.fort.eng.bury.units', 'dt14.fort.eng.bury.bunker-only'],
  choose: 'before',
  candidates: (state, frame) => within(state, unitOf(state, frame.unit), 'bunker'),
  dice: () => 1,
  faces: () => F,
  apply: (cx, frame) => {
    buries(cx, frame.at);
    return done();
  },
});
