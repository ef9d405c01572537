import type { Json } from '@dustfront/kernel';
import { inReach, targets } from '../attacks/index.ts';
import { defenceDice, unitDice } from '../battle/dice.ts';
import { refuges } from '../battle/refuges.ts';
import { supremacy } from '../battle/supremacy.ts';
import { isCapital, isSource } from '../control.ts';
import { incomeOf } from '../income.ts';
import { isRecord } from '../json.ts';
import { areaId, board } from '../lookup.ts';
import { destinations, MOVE_KINDS } from '../moves/index.ts';
import type { AttackForm, MoveKind } from '../options.ts';
import { type Problem, problem as wrongAt } from '../problem.ts';
import { roundScore } from '../scoring.ts';
import type { DustState } from '../state.ts';
import { centresLeft, unitsLeft } from '../stock.ts';
import { tokens } from '../tokens.ts';
import { namedUnits, UNIT_TYPES } from '../units.ts';
import { fault } from './fault.ts';
import { holderWord } from './print.ts';
import { parseUnits } from './units.ts';

type Answer = (state: DustState, args: Json) => Json | Problem;

const problem = (...of: Parameters<typeof fault>): Problem => {
  const { code, params } = fault(...of);
  return wrongAt('ask', code, params);
};

/** Questions that a table script may ask about the table. */
export const questions: Readonly<Record<string, Answer>> = {
  area: (state, args) => {
    const index = board(state).index.get(String(args));
    if (index === undefined) return problem('area', { area: String(args) });
    const { holder, units, centre } = state.areas[index]!;
    const facts = { capital: isCapital(state, index), source: isSource(state, index) };
    return { holder: holderWord(holder), units: namedUnits(units) as Json, centre, ...facts };
  },
  player: (state, args) => {
    const player = state.players[Number(args)];
    if (player === undefined) return problem('seat', { seat: String(args) });
    const { colour, hand, played, points, used, acted, out } = player;
    return { colour, hand: [...hand], played, points, used, acted, out };
  },
  income: (state, args) => incomeOf(state, Number(args)),
  order: (state) => [...state.order],
  round: (state) => state.round,
  allies: (state) => state.alliances.map((pair) => [...pair]),
  discards: (state) => [...state.discards],
  majorities: (state) => ({ ...state.majorities }),
  tokens: (state) => JSON.parse(JSON.stringify(tokens(state))) as Json,
  score: (state) => roundScore(state).gained,
  stock: (state, args) =>
    Object.fromEntries([
      ...UNIT_TYPES.map((unit, type) => [unit, unitsLeft(state, Number(args), type)]),
      ['centre', centresLeft(state)],
    ]),
  destinations: (state, args) => {
    const found = place(state, args, 'from');
    const kind = isRecord(args) ? MOVE_KINDS.find((one) => one === args.kind) : undefined;
    if (found === null || kind === undefined)
      return problem('form', { form: 'destinations: { seat, kind, from }' });
    return ids(state, destinations(state, found.seat, kind satisfies MoveKind, found.area));
  },
  targets: (state, args) => {
    const found = place(state, args, 'from');
    if (!isRecord(args)) return problem('form', { form: 'targets: { seat, form, from }' });
    const form = args.form as AttackForm;
    const from = found?.area ?? -1;
    const seat = Number(args.seat);
    return ids(
      state,
      args.all === true ? inReach(state, seat, form, from) : targets(state, seat, form, from, []),
    );
  },
  retreats: (state, args) => {
    const found = place(state, args, 'from');
    if (found === null || !isRecord(args))
      return problem('form', { form: 'retreats: { seat, from, origin }' });
    const origin = board(state).index.get(String(args.origin)) ?? -1;
    return ids(state, refuges(state, args.seat === 'neutral' ? -2 : found.seat, found.area, origin));
  },
  supremacy: (_state, args) => {
    if (!isRecord(args)) return problem('form', { form: 'supremacy: { attackers, defenders }' });
    const [attackers, defenders] = [parseUnits(String(args.attackers)), parseUnits(String(args.defenders))];
    if (attackers === null || defenders === null) return problem('written');
    return supremacy(attackers, defenders, { capital: args.capital === true }).side;
  },
  dice: (_state, args) => {
    const units = isRecord(args) ? parseUnits(String(args.units)) : null;
    if (units === null || !isRecord(args))
      return problem('form', { form: 'dice: { units, defending, capital, centre, ace }' });
    const ace = args.ace === true;
    if (args.defending !== true) return unitDice(units, ace);
    return defenceDice(units, ace, { capital: args.capital === true, centre: args.centre === true });
  },
};

function place(state: DustState, args: Json, key: string): { seat: number; area: number } | null {
  if (!isRecord(args)) return null;
  const area = board(state).index.get(String(args[key]));
  return area === undefined ? null : { seat: Number(args.seat), area };
}

function ids(state: DustState, areas: readonly number[]): Json {
  return areas.map((area) => areaId(state, area));
}
