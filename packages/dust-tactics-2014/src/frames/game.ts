import { call, done } from '@dustfront/kernel';
import { carriagesIn, embark } from '../carrying.ts';
import { type Choice, only } from '../choice.ts';
import { type Cx, frame } from '../events.ts';
import { own } from '../exceptions/index.ts';
import { dice, symbolOf } from '../faces.ts';
import { newUnit } from '../fielding.ts';
import { groundOf } from '../ground/index.ts';
import { mayJoin } from '../moments.ts';
import { byPoints, isAliveSide } from '../scenarios/control.ts';
import { settleGoals } from '../scenarios/goals.ts';
import { scenarioIn } from '../scenarios/in-match.ts';
import { randomScenario } from '../scenarios/index.ts';
import type { Verdict } from '../scenarios/scenario.ts';
import { settingOf } from '../setting/index.ts';
import { piecesWithout } from '../setting/pieces.ts';
import type { Side, TacticsState, Unit } from '../state.ts';
import { cardOfUnit, heroesIn, isHero, other, unitOf } from '../units.ts';
import { type GameFrame, initiativeFrame, turnFrame } from './make.ts';

/** dt14.win.end.timing: asked when a turn is over. */
function verdict(state: TacticsState): Verdict | null {
  const scenario = scenarioIn(state);
  const alive = ([0, 1] as const).filter((side) => isAliveSide(state, side));
  // dt14.win.elimination, dt14.scen.end.elimination, dt14.ruling.win.survivor
  if (alive.length === 1) return { winner: alive[0]!, reason: 'elimination', rule: 'dt14.win.elimination' };
  if (alive.length === 0) return byPoints(state);
  const reached = scenario.objective(state);
  if (reached !== null) return reached;
  if (state.turn < state.lastTurn) return null;
  return scenario.final(state) ?? byPoints(state);
}

/** Starter: heroes join and pilots board before play; full: pilots, passengers and cargo may begin aboard. */
function pairings(state: TacticsState, unit: Unit): Choice[] {
  const options: Choice[] = [];
  for (const to of state.units) {
    if (to.side !== unit.side || to === unit || to.place !== 'off' || to.from !== unit.from) continue;
    const base = { unit: unit.id, who: unit.name, target: to.id, whom: to.name };
    if (state.rules === 'starter') {
      if (mayJoin(unit, to) && heroesIn(state, to).length === 0) options.push({ do: 'join', ...base });
      if (carriagesIn(state, unit, to, true).includes('pilot'))
        options.push({ do: 'ride', ...base, word: 'pilot' });
    } else
      for (const carriage of carriagesIn(state, unit, to, true))
        options.push({ do: 'ride', ...base, word: carriage });
  }
  return options;
}

/** Heroes are asked first, then everybody else who might ride. */
function nextToPair(state: TacticsState, frame: GameFrame): boolean {
  while (frame.waiting.length > 0) {
    const unit = unitOf(state, frame.waiting[0]!);
    if (
      unit.place === 'off' &&
      unit.joined < 0 &&
      own(unit).entry !== 'never' &&
      pairings(state, unit).length > 0
    )
      return true;
    frame.waiting.shift();
  }
  return false;
}

const nextPiece = (state: TacticsState, frame: GameFrame): Side | null => {
  for (const side of [frame.placing, other(frame.placing)]) if (state.pieces[side].length > 0) return side;
  return null;
};

/** Lost units a side may bring back from reserve between turns (dt14.ruling.scen.reserves). */
function returning(state: TacticsState, side: Side): Choice[] {
  const kinds = {
    infantry: ['squad', 'support'],
    vehicle: ['vehicle'],
    any: ['squad', 'support', 'vehicle', 'hero', 'aircraft'],
  };
  return [...new Set(state.reserves[side])].flatMap((word) =>
    state.units
      .filter(
        (unit) =>
          unit.side === side &&
          unit.place === 'gone' &&
          own(unit).entry !== 'works' &&
          kinds[word as keyof typeof kinds].includes(cardOfUnit(unit).kind),
      )
      .map((unit): Choice => ({ do: 'choose', unit: unit.id, who: unit.name, word })),
  );
}

function endMatch(cx: Cx, found: Verdict) {
  const { winner, reason, rule } = found;
  cx.state.ending = { places: winner === null ? [0, 0] : winner === 0 ? [0, 1] : [1, 0], reason, rule };
  cx.emit({ type: 'ended', winner: winner ?? -1, reason, rule });
  return done();
}

export const game = frame<GameFrame>({
  kind: 'game',
  cites: [
    'dt14.scen.random',
    'dt14.setup.scenario.agree',
    'dt14.setup.edge.roll',
    'dt14.setup.edge.choice',
    'dt14.setup.terrain.unless',
    'dt14.setup.terrain.first',
    'dt14.setup.terrain.alternate',
    'dt14.setup.terrain.amount',
    'dt14.deploy.empty',
    'dt14.deploy.turn-one',
    'dt14.fort.field.terrain',
    'dt14.fort.place.before',
    'dt14.fort.field.free',
    'dt14.hero.join.before-game',
    'dt14.hero.join.duration',
    'dt14.pilot.before-game',
    'dt14.pilot.duration',
    'dt14.pilot.start',
    'dt14.pass.start',
    'dt14.lift.start',
    'dt14.sea.start',
    'dt14.win.end.timing',
    'dt14.win.end.objective',
    'dt14.win.end.limit',
    'dt14.win.objective',
    'dt14.win.points',
  ],
  steps: {
    scenario: {
      type: 'roll',
      roll: (state) => dice(state.scenario === 'random' ? 2 : 0, 'scenario', 'dt14.scen.random'),
      take: (cx, _frame, faces) => {
        const { state } = cx;
        if (state.scenario === 'random') state.scenario = randomScenario(faces.map(symbolOf));
        const scenario = scenarioIn(state);
        settingOf(state).begin(state, scenario);
        state.lastTurn = scenario.lastTurn;
        const [one, two] = scenario.ownReserves ?? [scenario.reserves, scenario.reserves];
        state.reserves = [[...one], [...two]];
        for (const side of [0, 1] as const)
          if (state.pieces[side].length > 0)
            state.pieces[side] = [...settingOf(state).pieces(state, scenario)];
        return call(initiativeFrame('edge'), 'edges');
      },
    },
    edges: (_cx, frame, value) => {
      frame.winner = value as Side;
      frame.placing = frame.winner;
      return 'edge';
    },
    edge: {
      type: 'ask',
      question: 'choose-edge',
      seat: (_state, frame) => frame.winner,
      options: (state, frame): Choice[] => {
        const { edges, fixedEdges } = scenarioIn(state);
        const open = fixedEdges === true ? [edges[frame.winner]] : edges;
        return open.map((n): Choice => ({ do: 'edge', n }));
      },
      take: (cx, frame, choice) => {
        const { edges } = scenarioIn(cx.state);
        const { n } = only(choice, 'edge');
        cx.state.edges[frame.winner] = n;
        cx.state.edges[other(frame.winner)] = edges[0] === n ? edges[1] : edges[0];
        return 'pieces';
      },
    },
    pieces: (cx, frame) => {
      const side = nextPiece(cx.state, frame);
      if (side === null) {
        frame.placing = frame.winner;
        return 'works';
      }
      frame.placing = side;
      if (settingOf(cx.state).terrain(cx.state, cx.state.pieces[side]).length > 0) return 'terrain';
      cx.state.pieces[side] = [];
      return 'pieces';
    },
    terrain: {
      type: 'ask',
      question: 'place-terrain',
      seat: (_state, frame) => frame.placing,
      options: (state, frame) => settingOf(state).terrain(state, state.pieces[frame.placing]),
      space: (state, frame) => settingOf(state).terrainSpace?.(state, state.pieces[frame.placing]) ?? null,
      take: (cx, frame, choice) => {
        const { word: what, at } = only(choice, 'put', 'lay');
        const side = frame.placing;
        cx.state.pieces[side] = piecesWithout(cx.state.pieces[side], what);
        cx.emit({ type: 'terrain', side, what, at, rule: 'dt14.setup.terrain.alternate' });
        settingOf(cx.state).lay(cx.state, choice);
        frame.placing = other(frame.placing);
        return 'pieces';
      },
    },
    works: (cx, frame) => {
      const { state } = cx;
      for (const side of [frame.placing, other(frame.placing)]) {
        while (state.works[side].length > 0) {
          frame.placing = side;
          if (settingOf(state).sites(state, side).length > 0) return 'fortify';
          state.works[side].shift();
        }
      }
      frame.waiting = [...state.units.filter(isHero), ...state.units.filter((unit) => !isHero(unit))].map(
        (unit) => unit.id,
      );
      return 'muster';
    },
    fortify: {
      type: 'ask',
      question: 'place-fortification',
      seat: (_state, frame) => frame.placing,
      options: (state, frame) => settingOf(state).sites(state, frame.placing),
      take: (cx, frame, choice) => {
        const { state } = cx;
        const { at } = only(choice, 'fortify');
        const side = frame.placing;
        const [what = '', rank] = state.works[side].shift()!.split(':');
        settingOf(state).build(state, what, choice, side);
        cx.emit({ type: 'works', side, what, at, rule: 'dt14.fort.place.before' });
        if (rank !== undefined) {
          const own = state.units.filter((unit) => unit.side === frame.placing);
          const unit = own[Number(rank)]!;
          groundOf(state).landing.put(state, unit, choice);
        }
        return 'works';
      },
    },
    muster: (cx, frame) => (nextToPair(cx.state, frame) ? 'pair' : 'turn'),
    pair: {
      type: 'ask',
      question: 'pair-units',
      seat: (state, frame) => unitOf(state, frame.waiting[0]!).side,
      options: (state, frame): Choice[] => [
        { do: 'separate', who: unitOf(state, frame.waiting[0]!).name },
        ...pairings(state, unitOf(state, frame.waiting[0]!)),
      ],
      take: (cx, frame, choice) => {
        const unit = unitOf(cx.state, frame.waiting.shift()!);
        if (choice.do === 'join') {
          unit.joined = choice.target;
          unit.bond = 'game';
          cx.emit({ type: 'joined', unit: unit.name, to: choice.whom, rule: 'dt14.hero.join.before-game' });
        } else if (choice.do === 'ride') {
          embark(cx.state, unit, unitOf(cx.state, choice.target), choice.word);
          const { word: what, whom: carrier } = choice;
          cx.emit({ type: 'rode', unit: unit.name, what, carrier, rule: 'dt14.pass.start' });
        }
        return 'muster';
      },
    },
    turn: () => call(turnFrame(), 'after-turn'),
    'after-turn': (cx, frame) => {
      const { state } = cx;
      settleGoals(state, (side, points) =>
        cx.emit({ type: 'scored', side, points, rule: 'dt14.ruling.scen.own' }),
      );
      const found = verdict(state);
      if (found !== null) return endMatch(cx, found);
      // dt14.skill.smoke.duration, dt14.weapon.smoke.lasts
      groundOf(state).smoke.clear(state);
      state.turn++;
      frame.waiting = [0, 1];
      return 'reserves';
    },
    reserves: (cx, frame) => {
      while (frame.waiting.length > 0) {
        if (returning(cx.state, frame.waiting[0] as Side).length > 0) return 'reserve';
        frame.waiting.shift();
      }
      return 'turn';
    },
    reserve: {
      type: 'ask',
      question: 'bring-back',
      seat: (_state, frame) => frame.waiting[0]!,
      options: (state, frame): Choice[] => [...returning(state, frame.waiting[0] as Side), { do: 'nobody' }],
      take: (cx, frame, choice) => {
        const side = frame.waiting[0] as Side;
        if (choice.do === 'nobody') frame.waiting.shift();
        else {
          const { state } = cx;
          const { unit, word = '' } = only(choice, 'choose');
          const old = unitOf(state, unit);
          state.units[old.id] = { ...newUnit(old.id, old.name, old.card, old.side), facing: old.facing };
          state.reserves[side].splice(state.reserves[side].indexOf(word), 1);
          cx.emit({ type: 'returned', unit: old.name, rule: 'dt14.ruling.scen.reserves' });
        }
        return 'reserves';
      },
    },
  },
});
