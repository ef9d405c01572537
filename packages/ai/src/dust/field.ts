import type { DustState, Units } from '@dustfront/dust';
import { type Atlas, atlasOf } from './atlas.ts';
import { type Holdings, holdingsOf, scored, takenBy } from './holdings.ts';
import type { Style } from './style.ts';

export const NOBODY = -1;
export const NEUTRAL = -2;
export const DICE: readonly number[] = [1, 2, 1, 2, 1];

export const total = (units: Units): number => units[0]! + units[1]! + units[2]! + units[3]! + units[4]!;
export const price = (units: Units): number =>
  2 * units[0]! + 5 * units[1]! + 3 * units[2]! + 6 * units[3]! + 4 * units[4]!;
export const diceOf = (units: Units): number =>
  units[0]! + 2 * units[1]! + units[2]! + 2 * units[3]! + units[4]!;

/** What a victory point of the last round is worth, in production points. */
const LAST_POINT = 10;

/** A position as one seat weighs it. It reads what everybody sees and the seat's own hand, nothing else. */
export class Field {
  readonly state: DustState;
  readonly seat: number;
  readonly style: Style;
  readonly atlas: Atlas;
  private counted: Holdings[] | null = null;
  private scoring: readonly number[] | null = null;
  private rivals: readonly number[] | null = null;
  private ending: boolean | null = null;

  constructor(state: DustState, seat: number, style: Style) {
    this.state = state;
    this.seat = seat;
    this.style = style;
    this.atlas = atlasOf(state);
  }

  /** The innermost procedure of a kind that is under way. */
  frame<F>(kind: string): F | null {
    return (this.state.stack.findLast((frame) => frame.kind === kind) as F | undefined) ?? null;
  }

  holder(area: number): number {
    return this.state.areas[area]!.holder;
  }

  units(area: number): Units {
    return this.state.areas[area]!.units;
  }

  isMine(area: number): boolean {
    return this.state.areas[area]!.holder === this.seat;
  }

  isEnemy(area: number): boolean {
    const { holder } = this.state.areas[area]!;
    return holder !== NOBODY && holder !== this.seat;
  }

  isCapital(area: number): boolean {
    return this.atlas.isCapital[area]! && !this.state.ordinary.includes(area);
  }

  mine(): number[] {
    const found: number[] = [];
    const { areas } = this.state;
    for (let i = 0; i < areas.length; i++) if (areas[i]!.holder === this.seat) found.push(i);
    return found;
  }

  holdings(): Holdings[] {
    this.counted ??= holdingsOf(this.state);
    return this.counted;
  }

  /** How far ahead of the best rival, in one of the counts that majorities compare. */
  lead(what: 'lands' | 'seas' | 'centres'): number {
    const held = this.holdings();
    let most = 0;
    for (let seat = 0; seat < held.length; seat++)
      if (seat !== this.seat) most = Math.max(most, held[seat]![what]);
    return held[this.seat]![what] - most;
  }

  /** What an area is worth to hold: what it scores and earns. */
  worth(area: number): number {
    const { style, atlas } = this;
    if (atlas.isSea[area])
      return style.sea + this.pivot('seas') + (atlas.isSource[area] ? (2 * style.source) / 3 : 0);
    let worth = style.land + this.pivot('lands');
    if (this.isCapital(area)) worth += style.capital;
    if (atlas.isSource[area]) worth += style.source;
    if (this.state.areas[area]!.centre) worth += style.centre + this.pivot('centres');
    return worth;
  }

  private pivot(what: 'lands' | 'seas' | 'centres'): number {
    if (this.style.pivot === 0) return 0;
    const lead = this.lead(what);
    return lead >= -3 && lead <= 2 ? this.style.pivot : 0;
  }

  /** What conquering it brings: its worth, and that a rival loses it; in the last round, points alone. */
  prize(area: number): number {
    if (this.isLast()) return LAST_POINT * this.gain(area);
    const holder = this.holder(area);
    return this.worth(area) * (1 + (holder < 0 ? 0 : this.style.deny * this.rivalry()[holder]!));
  }

  /** Points that each seat scores at the end of the round if nothing changes. */
  private rates(): readonly number[] {
    this.scoring ??= scored(this.state, this.holdings());
    return this.scoring;
  }

  /** Whether somebody has enough points at the end of the round if nothing changes. */
  isLast(): boolean {
    const { players, options } = this.state;
    this.ending ??= this.rates().some((rate, seat) => players[seat]!.points + rate >= options.victoryPoints);
    return this.ending;
  }

  /** How much each of the others is the one to be stopped: shares of one, the most for who is nearest to victory. */
  private rivalry(): readonly number[] {
    if (this.rivals === null) {
      const { players } = this.state;
      const nearness = this.rates().map((rate, seat) =>
        seat === this.seat ? 0 : (players[seat]!.points + rate) ** 3,
      );
      const sum = nearness.reduce((x, y) => x + y, 0);
      this.rivals = nearness.map((x) => (sum === 0 ? 0 : x / sum));
    }
    return this.rivals;
  }

  /** Points of this round by which taking an area advances the own lead over the rivals, the majorities included. */
  private gain(area: number): number {
    const now = this.rates();
    const then = scored(this.state, takenBy(this.state, this.holdings(), this.seat, area));
    const rivals = this.rivalry();
    let gain = then[this.seat]! - now[this.seat]!;
    for (let seat = 0; seat < then.length; seat++) gain -= rivals[seat]! * (then[seat]! - now[seat]!);
    return gain;
  }

  capitalsOpen(): boolean {
    const { players, options } = this.state;
    return players.some(({ points }) => points >= Math.ceil(options.victoryPoints / 2));
  }

  /** Whether an attack on it is forbidden just now. */
  isBarred(area: number): boolean {
    const { state, seat, atlas } = this;
    const { holder, centre } = state.areas[area]!;
    const capital = this.isCapital(area);
    if (state.round === 1 && (atlas.isSource[area]! || capital || centre)) return true;
    if (capital && holder >= 0 && !this.capitalsOpen()) return true;
    return state.alliances.some(([a, b]) => (a === seat && b === holder) || (b === seat && a === holder));
  }

  /** What the players beside an area could bring against it, in dice. */
  threat(area: number): number {
    let most = 0;
    for (const other of this.atlas.kin[area]!) {
      const { holder, units } = this.state.areas[other]!;
      if (holder >= 0 && holder !== this.seat) most = Math.max(most, diceOf(units));
    }
    return most;
  }

  /** Enemy and neutral areas of the same element beside it. */
  front(area: number): number[] {
    return this.atlas.kin[area]!.filter((other) => this.isEnemy(other));
  }

  /** Lands across seas that are all held by own submarines. */
  across(from: number): number[] {
    const { near, isSea } = this.atlas;
    const seas = near[from]!.filter((area) => isSea[area]! && this.isMine(area));
    if (seas.length === 0) return seas;
    const lands: number[] = [];
    for (const sea of seas)
      for (const next of near[sea]!) {
        if (!isSea[next]) {
          if (next !== from && !lands.includes(next)) lands.push(next);
        } else if (this.isMine(next) && !seas.includes(next)) seas.push(next);
      }
    return lands;
  }
}
