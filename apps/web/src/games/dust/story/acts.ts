import type { DustView } from '@dustfront/dust';
import type { Act, Shot } from '../../../acts/act.ts';
import type { LogLine } from '../../../session/table.ts';
import { armyOf } from '../model.ts';
import { areaName, seatName } from '../names.ts';
import { type Battle, battlesIn, type Throw } from './battles.ts';
import { seatIn, textIn, typesOf, unitsIn } from './read.ts';
import { type Audience, tellBattle, tellBuilding, tellMoves, tellPlayed } from './tell.ts';

const shots: Readonly<Record<string, Shot>> = {
  bombers: 'bomb',
  submarines: 'artillery',
  missiles: 'rocket',
  sea: 'shell',
};

/** What a seat did in one go, several lines of the log told as one. */
interface Go {
  readonly kind: 'moves' | 'builds' | 'plays';
  readonly seat: number;
  readonly lines: LogLine[];
}

const kinds: Readonly<Record<string, Go['kind']>> = {
  moved: 'moves',
  placed: 'builds',
  'centre-placed': 'builds',
  'cards-bought': 'builds',
  discarded: 'builds',
  'points-lost': 'builds',
  claimed: 'builds',
  allied: 'plays',
  interrupted: 'plays',
};

/** Abilities that are part of building, not of a deed of their own. */
const builder = 'mech_builder';

class Teller {
  readonly acts: Act[] = [];
  private readonly audience: Audience;
  private readonly view: DustView;
  private go: Go | null = null;

  constructor(audience: Audience) {
    this.audience = audience;
    this.view = audience.view;
  }

  private begins(seat: number, line: LogLine, words: () => string, headline: () => string): void {
    const { view } = this;
    this.acts.push({
      kind: 'begins',
      after: line.after,
      piece: String(seat),
      name: seatName(view, seat),
      sign: 'neutral',
      army: armyOf(view, seat),
      reacting: false,
      telling: { words, headline, opens: line },
    });
  }

  private tell({ kind, lines, seat }: Go): () => string {
    const { audience } = this;
    if (kind === 'moves') return () => tellMoves(audience, seat, lines);
    return kind === 'builds'
      ? () => tellBuilding(audience, seat, lines)
      : () => tellPlayed(audience, seat, lines);
  }

  /** A line outside of battles. */
  line(line: LogLine): void {
    const { event, after } = line;
    const seat = seatIn(event.seat);
    const kind = event.type === 'ability-used' && event.ability === builder ? 'builds' : kinds[event.type];
    if (kind === undefined || seat === null) {
      if (event.type === 'turn-begun' || event.type === 'round-begun') this.go = null;
      return;
    }
    if (this.go === null || this.go.kind !== kind || this.go.seat !== seat || kind === 'plays') {
      const go: Go = { kind, seat, lines: [line] };
      this.go = go;
      const words = this.tell(go);
      this.begins(seat, line, words, words);
    } else this.go.lines.push(line);
    const told = { after, piece: String(seat), name: seatName(this.view, seat) };
    const at = textIn(event.area);
    if (event.type === 'moved') {
      const heavy = (unitsIn(event).tank ?? 0) + (unitsIn(event).mech ?? 0) > 0;
      const column = { units: typesOf(unitsIn(event)), army: armyOf(this.view, seat) };
      const how = heavy || event.kind === 'sea' ? 'walks' : 'flies';
      this.acts.push({
        ...told,
        kind: 'moves',
        from: textIn(event.from),
        to: String(event.to),
        how,
        heavy: true,
        column,
      });
    } else if (at !== null) this.acts.push({ ...told, kind: 'builds', at });
  }

  battle(battle: Battle): void {
    const { audience, view } = this;
    this.go = null;
    const { seat, opens, to } = battle;
    this.begins(
      seat,
      opens,
      () => tellBattle(audience, battle).words,
      () => tellBattle(audience, battle).headline,
    );
    // Whoever falls before it can throw has attacked all the same.
    if (!battle.throws.some(({ side, why }) => side === 'attacker' && why !== 'nurse'))
      this.fires(battle, opens.after, 0, false);
    for (const one of battle.throws) this.thrown(battle, one);
    if (battle.end?.taken === true)
      this.acts.push({
        ...this.told(battle.closes.after, seat),
        kind: 'takes',
        at: to,
        from: battle.from,
        army: armyOf(view, seat),
      });
  }

  private told(after: number, seat: number) {
    return { after, piece: String(seat), name: seatName(this.view, seat) };
  }

  private fires(
    { seat, form, from, to, defender }: Battle,
    after: number,
    hits: number,
    back: boolean,
  ): void {
    this.acts.push({
      ...this.told(after, seat),
      kind: 'fires',
      weapon: form,
      shot: shots[form] ?? 'shell',
      from: back ? to : from,
      target: String(defender),
      targetName: areaName(this.view, to),
      to: back ? (from ?? to) : to,
      hits,
      saved: 0,
      back,
    });
  }

  private thrown(battle: Battle, { side, why, hits, units, after, settled }: Throw): void {
    if (why === 'nurse') return;
    const back = side === 'defender';
    this.fires(battle, after, hits, back);
    if (units.length > 0)
      this.acts.push({
        ...this.told(settled, battle.seat),
        kind: 'suffers',
        at: back ? (battle.from ?? battle.to) : battle.to,
        lost: units.length,
        of: 'units',
      });
  }
}

/** What happened in a war, as any board can show it; its sentences are its own. */
export function dustActs(log: readonly LogLine[], view: DustView, you: number | null = null): readonly Act[] {
  const teller = new Teller({ view, you });
  const battles = new Map(battlesIn(log).map((battle) => [battle.opens, battle]));
  let under: Battle | null = null;
  for (const line of log) {
    const battle = battles.get(line);
    if (battle !== undefined) {
      teller.battle(battle);
      under = battle;
    } else if (under === null) teller.line(line);
    if (under?.closes === line) under = null;
  }
  return teller.acts;
}

/** The answer after which everything is new to these seats: their last order, or the end of their last turn. */
export function dustSince(log: readonly LogLine[], seats: readonly number[], last: number): number {
  const turns = log.filter(({ event }) => event.type === 'turn-begun' || event.type === 'scored');
  const now = turns.findLast(({ after }) => after <= last);
  const mine = (line: LogLine): boolean =>
    line.event.type === 'turn-begun' && seats.includes(seatIn(line.event.seat) ?? -1);
  if (now !== undefined && mine(now)) return last;
  const own = turns.findLastIndex(mine);
  if (own >= 0) return turns[own + 1]?.after ?? last;
  const war = log.find(({ event }) => event.type === 'round-begun');
  // What everybody began with is no news.
  return war?.after ?? last;
}
