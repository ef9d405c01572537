import type { DustView } from '@dustfront/dust';
import { language } from '../../../i18n/index.ts';
import { wordOf } from '../../../i18n/words.ts';
import type { LogLine } from '../../../session/table.ts';
import { countOf, type UnitCounts } from '../model.ts';
import { areaName, holderName, seatName, unitWords } from '../names.ts';
import { type Word, w } from '../words.ts';
import type { Battle, Side } from './battles.ts';
import { counted, plus, seatIn, unitsIn } from './read.ts';

const lists = new Map<string, Intl.ListFormat>();

function listed(parts: readonly string[]): string {
  const lng = language();
  const found = lists.get(lng) ?? new Intl.ListFormat(lng, { type: 'conjunction' });
  lists.set(lng, found);
  return found.format(parts);
}

/** For whom it is told: how the war stands, and the one seat that is called "you". */
export interface Audience {
  readonly view: DustView;
  readonly you: number | null;
}

type Spoken = Extract<Word, `tell.${string}.you`> extends `${infer Key}.you` ? Key : never;

/** What somebody does, told of him by his colour, or to him. */
function said(
  { view, you }: Audience,
  key: Spoken,
  seat: number,
  names: Readonly<Record<string, string | number>>,
) {
  return w(seat === you ? `${key}.you` : key, { player: seatName(view, seat), ...names });
}

const named: ReadonlySet<string> = new Set(['bombers', 'submarines', 'missiles', 'drop']);

/** Who attacks whom, from where and with what. */
function opening(audience: Audience, { seat, form, from, to, start }: Battle): string {
  const { view } = audience;
  return said(audience, named.has(form) ? (`tell.attack.${form}` as Spoken) : 'tell.attack', seat, {
    to: areaName(view, to),
    from: areaName(view, from ?? ''),
    units: unitWords(start.attacker),
  });
}

/** How it ended: the key of the sentence. */
export function endOf({ end, ceaseFire, now, lost, left }: Battle): string {
  if (end === null) return 'open';
  if (end.taken) return 'taken';
  if (ceaseFire !== null) return ceaseFire === 'retreat' ? 'truce' : 'truceLost';
  if (end.emptied) return 'emptied';
  if (countOf(left.attacker) > 0 && countOf(now.attacker) === 0) return 'withdrawn';
  if (lost.attacker.length > 0 && countOf(now.defender) === 0) return 'both';
  return lost.attacker.length + lost.defender.length === 0 ? 'missed' : 'held';
}

/** What each side lost, and who got away. */
function losses(audience: Audience, battle: Battle): readonly string[] {
  const { defender } = battle;
  const seatOf = (side: Side): number | null =>
    side === 'attacker' ? battle.seat : typeof defender === 'number' ? defender : null;
  const loses = (side: Side): string => {
    const units = unitWords(counted(battle.lost[side]));
    const seat = seatOf(side);
    return seat === null ? w('tell.neutralsLose', { units }) : said(audience, 'tell.loses', seat, { units });
  };
  const fell = (['attacker', 'defender'] as const).filter((side) => battle.lost[side].length > 0).map(loses);
  const trapped = (['attacker', 'defender'] as const).flatMap((side) =>
    battle.trapped[side].length > 0
      ? [w('tell.trapped', { units: unitWords(counted(battle.trapped[side])) })]
      : [],
  );
  const units = unitWords(battle.left.defender);
  const seat = seatOf('defender');
  const flees = (): string =>
    seat === null ? w('tell.neutralsFled', { units }) : said(audience, 'tell.fled', seat, { units });
  const fled = countOf(battle.left.defender) === 0 ? [] : [flees()];
  const out = battle.eliminated === null ? [] : [said(audience, 'tell.out', battle.eliminated, {})];
  return [...fell, ...trapped, ...fled, ...out];
}

/** What these do is the attack itself. */
const launched: Readonly<Record<string, true>> = { mech_dropper: true, ballistic_missiles: true };

/** Whoever used what his card can do. */
export function tellUses(
  audience: Audience,
  battle: Battle,
  { side, ability }: Battle['abilities'][number],
): string {
  const holder = side === 'attacker' ? battle.seat : battle.defender;
  const name = wordOf('dust', `ability.${ability}`) ?? ability;
  return typeof holder === 'number'
    ? said(audience, 'tell.uses', holder, { ability: name })
    : w('tell.uses', { player: holderName(audience.view, holder), ability: name });
}

/** Ends that name the attacker. */
const owned = ['taken', 'held', 'withdrawn', 'truceLost'] as const;
const isOwn = (end: string): end is (typeof owned)[number] => (owned as readonly string[]).includes(end);

/** A battle in a few sentences: who, where, what came of it, what it cost. */
export function tellBattle(audience: Audience, battle: Battle): { words: string; headline: string } {
  const { view } = audience;
  const end = endOf(battle);
  const names = { player: seatName(view, battle.seat), area: areaName(view, battle.to) };
  const result = w(`tell.end.${end}` as Word, names);
  const used = battle.abilities
    .filter(({ ability }) => !(ability in launched))
    .map((one) => tellUses(audience, battle, one));
  const words = [
    w('tell.ended', { attack: opening(audience, battle), result }),
    ...used,
    ...losses(audience, battle),
  ];
  return {
    words: words.map((sentence) => `${sentence}.`).join(' '),
    headline: isOwn(end)
      ? said(audience, `tell.head.${end}`, battle.seat, names)
      : w(`tell.head.${end}` as Word, names),
  };
}

/** Moves beyond these are only counted. */
const FEW = 3;

export function tellMoves(audience: Audience, seat: number, lines: readonly LogLine[]): string {
  const { view } = audience;
  const ways = lines.map(({ event }) =>
    w('tell.way', {
      units: unitWords(unitsIn(event)),
      from: areaName(view, String(event.from)),
      to: areaName(view, String(event.to)),
    }),
  );
  const shown = ways.length > FEW + 1 ? ways.slice(0, FEW) : ways;
  const more = ways.length - shown.length;
  const list = listed(more > 0 ? [...shown, w('tell.more', { count: more })] : shown);
  return `${said(audience, 'tell.moves', seat, { list })}.`;
}

/** Everything that was placed, each area once. */
function placed(view: DustView, lines: readonly LogLine[]): readonly string[] {
  const units = new Map<string, UnitCounts>();
  const centres: string[] = [];
  for (const { event } of lines) {
    const area = String(event.area);
    if (event.type === 'placed') units.set(area, plus(units.get(area) ?? {}, unitsIn(event)));
    if (event.type === 'centre-placed') centres.push(area);
  }
  return [
    ...[...units].map(([area, some]) => w('tell.in', { units: unitWords(some), area: areaName(view, area) })),
    ...centres.map((area) => w('tell.centreIn', { area: areaName(view, area) })),
  ];
}

const sumOf = (lines: readonly LogLine[], type: string, count: (line: LogLine) => number): number =>
  lines.reduce((sum, line) => (line.event.type === type ? sum + count(line) : sum), 0);

export function tellBuilding(audience: Audience, seat: number, lines: readonly LogLine[]): string {
  const { view } = audience;
  const built = placed(view, lines);
  const claimed = lines.flatMap(({ event }) =>
    event.type === 'claimed' ? [areaName(view, String(event.area))] : [],
  );
  const bought = sumOf(lines, 'cards-bought', ({ event }) => Number(event.count));
  const thrown = sumOf(lines, 'discarded', () => 1);
  const lost = sumOf(lines, 'points-lost', ({ event }) => Number(event.points));
  const parts = [
    claimed.length > 0 ? said(audience, 'tell.claims', seat, { list: listed(claimed) }) : '',
    thrown > 0 ? said(audience, 'tell.discards', seat, { count: thrown }) : '',
    built.length > 0 ? said(audience, 'tell.builds', seat, { list: listed(built) }) : '',
    bought > 0 ? said(audience, 'tell.buys', seat, { count: bought }) : '',
    lost > 0 ? said(audience, 'tell.unspent', seat, { count: lost }) : '',
  ].filter((part) => part !== '');
  return parts.map((part) => `${part}.`).join(' ');
}

export function tellPlayed(audience: Audience, seat: number, lines: readonly LogLine[]): string {
  const { view, you } = audience;
  return lines
    .map(({ event }) => {
      const other = seatIn(event.other ?? event.about);
      const allied = event.type === 'allied';
      if (other !== null && other === you)
        return `${w(allied ? 'tell.allied.withYou' : 'tell.interrupts.beforeYou', { player: seatName(view, seat) })}.`;
      const names = { other: other === null ? '' : seatName(view, other) };
      return `${said(audience, allied ? 'tell.allied' : 'tell.interrupts', seat, names)}.`;
    })
    .join(' ');
}
