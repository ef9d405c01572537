import {
  type AreaView,
  type DustView,
  type NamedUnits,
  PROVENANCE,
  type ShownHolder,
  UNIT_TYPES,
} from '@dustfront/dust';
import { battlePlan } from '@dustfront/dust/query';
import type { Json } from '@dustfront/kernel';
import { BattleTooLarge, solveBattle } from '@dustfront/odds';
import { mapSource } from '../provenance.ts';
import type { Event, Table } from '../tables/table.ts';
import { percent } from '../terminal/bars.ts';
import { besideOrBelow } from '../terminal/columns.ts';
import type { Paint, Style } from '../terminal/style.ts';

const asView = (view: Json): DustView => view as unknown as DustView;

const paintOf = (holder: ShownHolder, style: Style): Paint =>
  typeof holder === 'number' ? (style.seats[holder % style.seats.length] ?? style.bold) : style.dim;

const LETTERS: Readonly<Record<string, string>> = {
  tank: 'T',
  mech: 'M',
  fighter: 'F',
  bomber: 'B',
  submarine: 'S',
};

/** `T2 M1`, as positions are written. */
function unitsText(units: NamedUnits): string {
  return UNIT_TYPES.flatMap((type) => (units[type] ? [`${LETTERS[type]}${units[type]}`] : [])).join(' ');
}

function areaText(area: AreaView, style: Style): string {
  const sign = (unicode: string, ascii: string) => (style.plain ? ascii : unicode);
  const marks =
    (area.capital ? sign('★', '*') : ' ') +
    (area.source ? sign('◆', '+') : ' ') +
    (area.centre ? sign('■', '#') : ' ');
  return paintOf(area.holder, style)(`${marks} ${area.name.padEnd(22)} ${unitsText(area.units)}`);
}

/** Held areas, player by player, in two columns. */
function board(view: DustView, style: Style): string[] {
  const holders: ShownHolder[] = [...view.players.map(({ seat }) => seat), 'neutral'];
  return holders.flatMap((holder) => {
    const areas = view.areas.filter((area) => area.holder === holder);
    if (areas.length === 0) return [];
    const name =
      typeof holder === 'number' ? `Player ${holder + 1}${colourOf(view, holder)}` : 'Neutral armies';
    const rows = Math.ceil(areas.length / 2);
    const texts = areas.map((area) => areaText(area, style));
    const lines = besideOrBelow(texts.slice(0, rows), texts.slice(rows));
    return [paintOf(holder, style)(style.bold(name)), ...lines];
  });
}

const colourOf = (view: DustView, seat: number): string => {
  const colour = view.players[seat]?.colour;
  return colour ? `, ${colour}` : '';
};

function players(view: DustView, style: Style): string[] {
  return view.players.map((player) => {
    const turn = view.turn === player.seat ? (style.plain ? '>' : '►') : ' ';
    const played = player.played === null ? '' : `, card ${player.played}${player.used ? ' (used)' : ''}`;
    const about = player.out
      ? 'out of the game'
      : `income ${player.income}, ${player.hand} cards in hand${played}`;
    const text = `${turn} Player ${player.seat + 1}  ${String(player.points).padStart(3)} points  ${about}`;
    return paintOf(player.seat, style)(text);
  });
}

function headline(view: DustView, style: Style): string {
  const target = view.options.victoryPoints;
  return (
    `${style.bold(view.round === 0 ? 'Set-up' : `Round ${view.round}`)}  ` +
    `${style.dim(`to ${target} victory points`)}`
  );
}

function legend(style: Style): string[] {
  const { plain, dim } = style;
  return [
    dim(
      plain
        ? '* capital, + power source, # production centre; T tank M mech F fighter B bomber S submarine'
        : '★ capital ◆ power source ■ production centre; T tank M mech F fighter B bomber S submarine',
    ),
  ];
}

/** Faces as numbers; the events that follow say what they hit. */
function dice(event: Event, style: Style): string | null {
  const { faces, sides } = event;
  if (!Array.isArray(faces) || typeof sides !== 'number') return null;
  return faces
    .map((face) => (style.plain ? `[${Number(face) + 1}]` : style.bold(`[${Number(face) + 1}]`)))
    .join('');
}

const counts = (units: NamedUnits): number[] => UNIT_TYPES.map((type) => units[type] ?? 0);

/** What a battle under way comes to with best play of both sides, abilities left aside. */
function odds(view: DustView): string[] {
  const { battle } = view;
  if (battle === null) return ['No battle is being fought. "dustfront odds dust" computes any battle.'];
  const area = view.areas.find(({ id }) => id === battle.target)!;
  try {
    const solution = solveBattle(
      battlePlan({
        kind: battle.kind as Parameters<typeof battlePlan>[0]['kind'],
        attackers: counts(battle.attackers),
        defenders: counts(battle.defenders),
        place: { capital: area.capital, centre: area.centre },
        neutral: battle.defender === 'neutral',
      }),
    ).outcome();
    return [
      `A battle of these forces from its beginning, best play, no abilities:`,
      `  attacker takes ${area.name} ${percent(solution.attackerTakes)}, attackers eliminated ` +
        `${percent(solution.attackersEliminated)}, ` +
        `retreat ${percent(solution.attackersLeft)}, cease-fire ${percent(solution.truce)}`,
    ];
  } catch (error) {
    if (error instanceof BattleTooLarge) return ['This battle is too large to be solved exactly.'];
    throw error;
  }
}

const mapAndDeckSource =
  `rules as printed; ${mapSource(PROVENANCE.map)}, deck ${PROVENANCE.deck}, because of the published ones ` +
  'only numbers are known';

const SECRET: ReadonlySet<string> = new Set(['setup-card', 'initiative', 'discard', 'koshka']);

export const dustTable: Table = {
  goals: () => [],
  headline: (view, style) => headline(asView(view), style),
  board: (view, style) => board(asView(view), style),
  units: (view, style) => players(asView(view), style),
  legend,
  seatPaint: (_view, seat, style) => paintOf(seat, style),
  dice,
  condense: (happenings) => happenings.map(({ event }) => event),
  odds: (view) => odds(asView(view)),
  way: () => 'Choose an area from the list instead.',
  card: () => null,
  source: () => mapAndDeckSource,
  about: () => null,
  isSecret: (question) => SECRET.has(question),
};
