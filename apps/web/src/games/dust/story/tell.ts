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

const named: ReadonlySet<string> = new Set(['bombers', 'submarines', 'missiles', 'drop']);

/** Who attacks whom, from where and with what. */
function opening(view: DustView, { seat, form, from, to, start }: Battle): string {
  const key: Word = named.has(form) ? (`tell.attack.${form}` as Word) : 'tell.attack';
  return w(key, {
    player: seatName(view, seat),
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
function losses(view: DustView, battle: Battle): readonly string[] {
  const name = (side: Side): string =>
    side === 'attacker' ? seatName(view, battle.seat) : holderName(view, battle.defender);
  const loses = (side: Side): string => {
    const units = unitWords(counted(battle.lost[side]));
    return side === 'defender' && battle.defender === 'neutral'
      ? w('tell.neutralsLose', { units })
      : w('tell.loses', { player: name(side), units });
  };
  const fell = (['attacker', 'defender'] as const).filter((side) => battle.lost[side].length > 0).map(loses);
  const trapped = (['attacker', 'defender'] as const).flatMap((side) =>
    battle.trapped[side].length > 0
      ? [w('tell.trapped', { units: unitWords(counted(battle.trapped[side])) })]
      : [],
  );
  const fled =
    countOf(battle.left.defender) === 0
      ? []
      : [
          w(battle.defender === 'neutral' ? 'tell.neutralsFled' : 'tell.fled', {
            player: name('defender'),
            units: unitWords(battle.left.defender),
          }),
        ];
  const out =
    battle.eliminated === null ? [] : [w('tell.out', { player: seatName(view, battle.eliminated) })];
  return [...fell, ...trapped, ...fled, ...out];
}

/** What these do is the attack itself. */
const launched: Readonly<Record<string, true>> = { mech_dropper: true, ballistic_missiles: true };

/** Whoever used what his card can do. */
export function tellUses(
  view: DustView,
  battle: Battle,
  { side, ability }: Battle['abilities'][number],
): string {
  const holder = side === 'attacker' ? battle.seat : battle.defender;
  const name = wordOf('dust', `ability.${ability}`) ?? ability;
  return w('tell.uses', { player: holderName(view, holder), ability: name });
}

/** A battle in a few sentences: who, where, what came of it, what it cost. */
export function tellBattle(view: DustView, battle: Battle): { words: string; headline: string } {
  const end = endOf(battle);
  const names = {
    player: seatName(view, battle.seat),
    area: areaName(view, battle.to),
    defender: holderName(view, battle.defender),
  };
  const result = w(`tell.end.${end}` as Word, names);
  const used = battle.abilities
    .filter(({ ability }) => !(ability in launched))
    .map((one) => tellUses(view, battle, one));
  const words = [
    w('tell.ended', { attack: opening(view, battle), result }),
    ...used,
    ...losses(view, battle),
  ];
  return {
    words: words.map((sentence) => `${sentence}.`).join(' '),
    headline: w(`tell.head.${end}` as Word, names),
  };
}

/** Moves beyond these are only counted. */
const FEW = 3;

export function tellMoves(view: DustView, seat: number, lines: readonly LogLine[]): string {
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
  return `${w('tell.moves', { player: seatName(view, seat), list })}.`;
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

export function tellBuilding(view: DustView, seat: number, lines: readonly LogLine[]): string {
  const player = seatName(view, seat);
  const built = placed(view, lines);
  const claimed = lines.flatMap(({ event }) =>
    event.type === 'claimed' ? [areaName(view, String(event.area))] : [],
  );
  const bought = sumOf(lines, 'cards-bought', ({ event }) => Number(event.count));
  const thrown = sumOf(lines, 'discarded', () => 1);
  const lost = sumOf(lines, 'points-lost', ({ event }) => Number(event.points));
  const parts = [
    claimed.length > 0 ? w('tell.claims', { player, list: listed(claimed) }) : '',
    thrown > 0 ? w('tell.discards', { player, count: thrown }) : '',
    built.length > 0 ? w('tell.builds', { player, list: listed(built) }) : '',
    bought > 0 ? w('tell.buys', { player, count: bought }) : '',
    lost > 0 ? w('tell.unspent', { player, count: lost }) : '',
  ].filter((part) => part !== '');
  return parts.map((part) => `${part}.`).join(' ');
}

export function tellPlayed(view: DustView, seat: number, lines: readonly LogLine[]): string {
  return lines
    .map(({ event }) => {
      const other = seatIn(event.other ?? event.about);
      const names = { player: seatName(view, seat), other: other === null ? '' : seatName(view, other) };
      return `${w(event.type === 'allied' ? 'tell.allied' : 'tell.interrupts', names)}.`;
    })
    .join(' ');
}
