import type { BuiltLayout, ForceUnit, Objective, Scenario } from '@dustfront/dust-tactics';
import type { Json } from '@dustfront/kernel';
import { t } from '../../i18n/index.ts';
import {
  blankDraft,
  type Draft,
  type DraftGoal,
  type DraftUnit,
  newKey,
  type Side,
  signAt,
} from '../draft.ts';
import { sidesOf } from '../goals.ts';
import { betweenOf, wallsOf } from '../walls.ts';
import { outerWall } from './editor-ground.ts';

const blocs = ['allies', 'axis'] as const;

/** Goals name units by their key; only those that are named carry it into the match. */
function forceUnit({ key, unit, at, round }: DraftUnit, named: ReadonlySet<string>): ForceUnit {
  const [card = '', hero] = unit.split('+');
  return {
    card,
    ...(hero === undefined ? {} : { hero }),
    ...(named.has(key) ? { tag: key } : {}),
    ...(hero !== undefined && named.has(`${key}+hero`) ? { heroTag: `${key}+hero` } : {}),
    ...(at === undefined ? {} : { at }),
    ...(round === undefined ? {} : { round }),
  };
}

function objectiveOf(goal: DraftGoal): Objective {
  const { squares, count, round, unit } = goal;
  switch (goal.kind) {
    case 'control':
      return { kind: 'control', squares };
    case 'exit':
    case 'reach':
      return { kind: 'exit', squares, count, ...(unit === '' ? {} : { unit }) };
    case 'destroy':
      return { kind: 'destroy', unit };
    case 'destroy-cover':
      return { kind: 'destroy-cover', squares, count };
    case 'survive':
      return { kind: 'survive', unit: unit === '' ? 'any' : unit };
    default:
      return { kind: 'hold', squares, count, round };
  }
}

/** The draft as a scenario that the rules understand. */
export function coreScenario(draft: Draft): Scenario & BuiltLayout {
  const named = new Set(draft.goals.map((goal) => goal.unit));
  const walls = wallsOf(draft, outerWall).map((wall) => ({
    between: betweenOf(wall),
    kind: wall.kind === 'wall' ? ('wall' as const) : ('door' as const),
  }));
  const open = (side: Side) =>
    draft.entry[side].filter((square) => !'#%'.includes(signAt(draft, square) || '#'));
  const sideOf = (side: Side): Scenario['sides']['allies'] => {
    const end = draft.goals.find((goal) => goal.worth === 'win' && sidesOf(draft, goal).includes(side));
    return {
      role: 'even',
      task: '',
      force: draft.forces[side].map((unit) => forceUnit(unit, named)),
      ...(end === undefined ? {} : { objective: objectiveOf(end) }),
    };
  };
  const bonuses = draft.goals.flatMap((goal) =>
    goal.worth === 'win'
      ? []
      : sidesOf(draft, goal).map((side) => ({
          side: blocs[side],
          points: Number(goal.worth),
          per: goal.each ? ('each' as const) : ('once' as const),
          text: t('editor.bonusText', { points: Number(goal.worth) }),
          objective: objectiveOf(goal),
        })),
  );
  return {
    id: `own-${draft.id}`,
    number: 0,
    title: draft.title === '' ? t('editor.unnamed') : draft.title,
    note: '',
    provenance: { rules: 'ours', map: 'ours' },
    briefing: '',
    map: draft.map,
    entry: { allies: open(0), axis: open(1) },
    sides: { allies: sideOf(0), axis: sideOf(1) },
    rounds: draft.rounds,
    firstPlayer: draft.first === 'roll' ? 'initiative' : blocs[draft.first],
    bonuses,
    ...(walls.length === 0 ? {} : { walls }),
  };
}

export const coreSetupOf = (draft: Draft): Json =>
  JSON.parse(JSON.stringify({ scenario: coreScenario(draft) })) as Json;

function goalOf(side: Side, objective: Objective, worth: 'win' | number, each: boolean): DraftGoal {
  return {
    side,
    kind: objective.kind,
    worth,
    each,
    squares: 'squares' in objective ? objective.squares : [],
    count: 'count' in objective ? objective.count : 1,
    round: 'round' in objective ? objective.round : 'end',
    unit:
      'unit' in objective && objective.unit !== undefined && objective.unit !== 'any' ? objective.unit : '',
  };
}

/** Goals that both sides have are written once. */
function merged(goals: readonly DraftGoal[]): readonly DraftGoal[] {
  const done: DraftGoal[] = [];
  for (const goal of goals) {
    const twin = done.findIndex(
      (one) =>
        one.side !== goal.side &&
        JSON.stringify({ ...one, side: 0 }) === JSON.stringify({ ...goal, side: 0 }),
    );
    if (twin >= 0) done[twin] = { ...goal, side: 'both' };
    else done.push(goal);
  }
  return done;
}

/** A printed scenario as a draft to change. */
export function draftOfScenario(scenario: Scenario & BuiltLayout): Draft {
  const tags = new Map<string, string>();
  const force = (side: Side): DraftUnit[] =>
    scenario.sides[blocs[side]].force.map((unit) => {
      const key = newKey();
      if (unit.tag !== undefined) tags.set(unit.tag, key);
      if (unit.heroTag !== undefined) tags.set(unit.heroTag, `${key}+hero`);
      return { key, unit: unit.hero === undefined ? unit.card : `${unit.card}+${unit.hero}` };
    });
  const forces = [force(0), force(1)] as const;
  const ends = ([0, 1] as const).flatMap((side) => {
    const { objective } = scenario.sides[blocs[side]];
    return objective === undefined ? [] : [goalOf(side, objective, 'win', false)];
  });
  const bonuses = scenario.bonuses.map((bonus) =>
    goalOf(bonus.side === 'axis' ? 1 : 0, bonus.objective, bonus.points, bonus.per === 'each'),
  );
  return {
    ...blankDraft('dust-tactics', scenario.map[0]?.length ?? 9, scenario.map.length),
    title: scenario.title,
    map: scenario.map,
    entry: [scenario.entry.allies, scenario.entry.axis],
    rounds: scenario.rounds,
    first: scenario.firstPlayer === 'initiative' ? 'roll' : scenario.firstPlayer === 'axis' ? 1 : 0,
    goals: merged([...ends, ...bonuses]).map((goal) => ({ ...goal, unit: tags.get(goal.unit) ?? goal.unit })),
    forces,
  };
}
