import { cloneJson, type Frame, type Json, type Viewer } from '@dustfront/kernel';
import { capitalsAreOpen } from './attacks/index.ts';
import type { DiceReason } from './battle/dice.ts';
import { refuges } from './battle/refuges.ts';
import { isCapital, isSource } from './control.ts';
import type { DeckData, MapData } from './data/types.ts';
import { diceFor, diceReasonsFor } from './frames/battle-parts.ts';
import type { CombatFrame } from './frames/combat.ts';
import type { MovementFrame } from './frames/movement.ts';
import type { BattleFrame } from './frames/new-battle.ts';
import type { TurnFrame } from './frames/player-turn.ts';
import type { ProductionFrame } from './frames/production.ts';
import type { SpecialAttackFrame } from './frames/special-attack.ts';
import { incomeOf } from './income.ts';
import { areaId, board } from './lookup.ts';
import { type ShownFrame, seenFrame } from './shown-frames.ts';
import {
  type DustState,
  type Ending,
  type Holder,
  type Majorities,
  NEUTRAL,
  NOBODY,
  type Options,
  type RoundScore,
} from './state.ts';
import { centresLeft } from './stock.ts';
import { type Tokens, tokens } from './tokens.ts';
import { namedUnits, UNIT_TYPES, type UnitType } from './units.ts';

export type NamedUnits = Partial<Record<UnitType, number>>;
/** A seat, the neutral army, or nobody. */
export type ShownHolder = number | 'neutral' | null;

export interface AreaView {
  readonly id: string;
  readonly name: string;
  readonly holder: ShownHolder;
  readonly units: NamedUnits;
  readonly centre: boolean;
  readonly capital: boolean;
  readonly source: boolean;
}

export interface PlayerView {
  readonly seat: number;
  readonly colour: string | null;
  /** Everybody sees every score [dust.vp.public]. */
  readonly points: number;
  /** How many cards he holds; which, only he sees. */
  readonly hand: number;
  readonly played: string | null;
  readonly used: boolean;
  readonly acted: boolean;
  readonly out: boolean;
  readonly income: number;
}

export interface BattleView {
  readonly kind: string;
  readonly attacker: number;
  readonly defender: ShownHolder;
  readonly origin: string | null;
  readonly target: string;
  readonly attackers: NamedUnits;
  readonly defenders: NamedUnits;
  readonly roller: string;
  /** Whose part of the exchange it is: who declares, retreats, throws again, chooses or nurses. */
  readonly acting: 'attacker' | 'defender' | null;
  /** Where retreating defenders could go now; none means destruction. */
  readonly refuges: readonly string[];
  readonly blanks: number;
  readonly defenderRolled: boolean;
  readonly attackerDice: number;
  readonly defenderDice: number;
  /** Where the dice come from; a match of an earlier build does not say. */
  readonly because?: { readonly attacker: readonly DiceReason[]; readonly defender: readonly DiceReason[] };
  readonly attackerFaces: readonly number[];
  readonly defenderFaces: readonly number[];
  readonly ace: { readonly attacker: boolean; readonly defender: boolean };
  readonly nursing: { readonly attacker: boolean; readonly defender: boolean };
  readonly withdrawing: NamedUnits;
  readonly victims: { readonly attacker: readonly UnitType[]; readonly defender: readonly UnitType[] };
}

/** What a seat may see. Everything here is public but `hand` and `choice`, which are the viewer's own. */
export interface DustView {
  readonly map: 'world' | MapData;
  readonly deck: 'standard' | DeckData;
  readonly options: Options;
  /** The number of the question that is open. */
  readonly question: number;
  readonly round: number;
  /** The procedures under way, outermost first. */
  readonly path: readonly string[];
  /** The same with what everybody can follow of them: enough to play on from here. */
  readonly stack: readonly ShownFrame[];
  readonly turn: number | null;
  readonly areas: readonly AreaView[];
  readonly players: readonly PlayerView[];
  readonly order: readonly number[];
  readonly allies: readonly (readonly [number, number])[];
  readonly majorities: {
    readonly production: ShownHolder;
    readonly sea: ShownHolder;
    readonly land: ShownHolder;
  };
  readonly tokens: { readonly capitals: readonly TokenView[]; readonly sources: readonly TokenView[] };
  /** Capitals that count as ordinary land, by their place among the areas. */
  readonly ordinary: readonly number[];
  readonly capitalsOpen: boolean;
  readonly draw: number;
  readonly discards: readonly string[];
  readonly centresLeft: number;
  readonly history: readonly RoundScore[];
  readonly ending: Ending | null;
  readonly chosen: readonly number[];
  readonly hand: readonly string[] | null;
  readonly choice: string | null;
  readonly production: {
    readonly seat: number;
    readonly income: number;
    readonly points: number;
    readonly cart: { readonly units: NamedUnits; readonly centres: number; readonly cards: number };
  } | null;
  readonly movement: {
    readonly seat: number;
    readonly points: number;
    readonly kind: string;
    readonly from: string | null;
    readonly to: string | null;
    readonly units: NamedUnits;
  } | null;
  readonly combat: {
    readonly seat: number;
    readonly points: number;
    readonly form: string;
    readonly from: string | null;
    readonly to: string | null;
    readonly units: NamedUnits;
    readonly mechs: Readonly<Record<string, number>>;
  } | null;
  readonly battle: BattleView | null;
  readonly special: {
    readonly seat: number;
    readonly form: string;
    readonly from: string | null;
    readonly target: string;
    readonly hits: number;
  } | null;
}

export interface TokenView {
  readonly area: string;
  readonly holder: ShownHolder;
}

/** Built from nothing: the draw pile's order, other hands and held choices never enter it. */
export function dustView(state: DustState, viewer: Viewer): DustView {
  const own = viewer === null ? null : (state.players[viewer] ?? null);
  const held = viewer === null ? undefined : state.held?.[viewer];
  const world = board(state);
  return {
    map: cloneJson(state.map),
    deck: cloneJson(state.deck),
    options: { ...state.options },
    question: state.question,
    round: state.round,
    path: state.stack.map((frame) => `${frame.kind}.${frame.step}`),
    stack: state.stack.map(seenFrame),
    turn: frameOf<TurnFrame>(state, 'player-turn')?.seat ?? null,
    areas: state.areas.map((area, i) => ({
      id: world.areas[i]!.id,
      name: world.areas[i]!.name,
      holder: shown(area.holder),
      units: namedUnits(area.units),
      centre: area.centre,
      capital: isCapital(state, i),
      source: isSource(state, i),
    })),
    players: state.players.map((player, seat) => ({
      seat,
      colour: player.colour,
      points: player.points,
      hand: player.hand.length,
      played: player.played,
      used: player.used,
      acted: player.acted,
      out: player.out,
      income: player.out ? 0 : incomeOf(state, seat),
    })),
    order: [...state.order],
    allies: state.alliances.map(([a, b]) => [a, b] as const),
    majorities: majorityView(state.majorities),
    tokens: tokenView(tokens(state)),
    ordinary: [...state.ordinary],
    capitalsOpen: capitalsAreOpen(state),
    draw: state.draw.length,
    discards: [...state.discards],
    centresLeft: centresLeft(state),
    history: state.history.map(scoreView),
    ending: cloneJson(state.ending),
    chosen: state.held === null ? [] : Object.keys(state.held).map(Number),
    hand: own === null ? null : [...own.hand],
    choice: held !== undefined && 'card' in held ? String(held.card) : null,
    production: productionView(state),
    movement: movementView(state),
    combat: combatView(state),
    battle: battleView(state),
    special: specialView(state),
  };
}

/** A view as it travels, read again with its type. */
export function asView(json: Json): DustView {
  return json as unknown as DustView;
}

export function view(state: DustState, viewer: Viewer): Json {
  return dustView(state, viewer) as unknown as Json;
}

function frameOf<F extends Frame>(state: DustState, kind: F['kind']): F | null {
  return (state.stack.findLast((frame) => frame.kind === kind) as F | undefined) ?? null;
}

function shown(holder: Holder): ShownHolder {
  if (holder === NOBODY) return null;
  return holder === NEUTRAL ? 'neutral' : holder;
}

/** A copy, key by key: a view of a long game has many of them. */
function scoreView(score: RoundScore): RoundScore {
  return {
    round: score.round,
    capitals: score.capitals.slice(),
    sources: score.sources.slice(),
    centres: score.centres.slice(),
    seas: score.seas.slice(),
    lands: score.lands.slice(),
    majorities: { ...score.majorities },
    gained: score.gained.slice(),
    totals: score.totals.slice(),
  };
}

function majorityView({ production, sea, land }: Majorities) {
  return { production: shown(production), sea: shown(sea), land: shown(land) };
}

function tokenView({ capitals, sources }: Tokens) {
  const token = ({ area, holder }: { area: string; holder: Holder }) => ({ area, holder: shown(holder) });
  return { capitals: capitals.map(token), sources: sources.map(token) };
}

function idOrNull(state: DustState, area: number): string | null {
  return area < 0 ? null : areaId(state, area);
}

function productionView(state: DustState): DustView['production'] {
  const frame = frameOf<ProductionFrame>(state, 'production') ?? frameOf<Frame>(state, 'reinforcements');
  if (frame === null) return null;
  const { seat, points, cart, income } = frame as ProductionFrame;
  const { units, centres, cards } = cart;
  return { seat, income: income ?? points, points, cart: { units: namedUnits(units), centres, cards } };
}

function movementView(state: DustState): DustView['movement'] {
  const frame = frameOf<MovementFrame>(state, 'movement');
  if (frame === null) return null;
  const { seat, points, move, from, to, units } = frame;
  const places = { from: idOrNull(state, from), to: idOrNull(state, to) };
  return { seat, points, kind: move, ...places, units: namedUnits(units) };
}

function combatView(state: DustState): DustView['combat'] {
  const frame = frameOf<CombatFrame>(state, 'combat');
  if (frame === null) return null;
  const { seat, points, form, from, to, units } = frame;
  const mechs = Object.fromEntries(
    Object.entries(frame.mechs).map(([area, n]) => [areaId(state, Number(area)), n]),
  );
  const places = { from: idOrNull(state, from), to: idOrNull(state, to) };
  return { seat, points, form, ...places, units: namedUnits(units), mechs };
}

function battleView(state: DustState): BattleView | null {
  const frame = frameOf<BattleFrame>(state, 'battle');
  if (frame === null) return null;
  const typeNames = (types: readonly number[]) => types.map((type) => UNIT_TYPES[type]!);
  return {
    kind: frame.battle,
    attacker: frame.attacker,
    defender: shown(frame.defender),
    origin: idOrNull(state, frame.origin),
    target: areaId(state, frame.target),
    attackers: namedUnits(frame.attackers),
    defenders: namedUnits(state.areas[frame.target]!.units),
    roller: frame.roller,
    acting: frame.sides[frame.at] ?? null,
    refuges: refuges(state, frame.defender, frame.target, frame.origin).map((area) => areaId(state, area)),
    blanks: frame.blanks,
    defenderRolled: frame.defenderRolled,
    attackerDice: diceFor(state, frame, 'attacker'),
    defenderDice: diceFor(state, frame, 'defender'),
    because: {
      attacker: diceReasonsFor(state, frame, 'attacker'),
      defender: diceReasonsFor(state, frame, 'defender'),
    },
    attackerFaces: [...frame.faces.attacker],
    defenderFaces: [...frame.faces.defender],
    ace: { ...frame.ace },
    nursing: { ...frame.nursing },
    withdrawing: namedUnits(frame.withdrawing),
    victims: { attacker: typeNames(frame.victims.attacker), defender: typeNames(frame.victims.defender) },
  };
}

function specialView(state: DustState): DustView['special'] {
  const frame = frameOf<SpecialAttackFrame>(state, 'special-attack');
  if (frame === null) return null;
  const { seat, form, from, to, hits } = frame;
  return { seat, form, from: idOrNull(state, from), target: areaId(state, to), hits };
}
