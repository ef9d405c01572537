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
import { gameWord, own } from '../reader.ts';
import type { Event, Table } from '../tables/table.ts';
import { percent } from '../terminal/bars.ts';
import { besideOrBelow } from '../terminal/columns.ts';
import { type Paint, padEnd, type Style } from '../terminal/style.ts';

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

const areaWord = ({ id, name }: AreaView): string => gameWord('dust', `area.${id}`, name);

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
  return paintOf(area.holder, style)(`${marks} ${padEnd(areaWord(area), 22)} ${unitsText(area.units)}`);
}

/** Held areas, player by player, in two columns. */
function board(view: DustView, style: Style): string[] {
  const holders: ShownHolder[] = [...view.players.map(({ seat }) => seat), 'neutral'];
  return holders.flatMap((holder) => {
    const areas = view.areas.filter((area) => area.holder === holder);
    if (areas.length === 0) return [];
    const name =
      typeof holder === 'number'
        ? own('side.player', { number: holder + 1 }) + colourOf(view, holder)
        : own('board.neutral');
    const rows = Math.ceil(areas.length / 2);
    const texts = areas.map((area) => areaText(area, style));
    const lines = besideOrBelow(texts.slice(0, rows), texts.slice(rows));
    return [paintOf(holder, style)(style.bold(name)), ...lines];
  });
}

const colourOf = (view: DustView, seat: number): string => {
  const colour = view.players[seat]?.colour;
  return colour ? `, ${gameWord('dust', `colour.${colour}`, colour).toLowerCase()}` : '';
};

function players(view: DustView, style: Style): string[] {
  return view.players.map((player) => {
    const turn = view.turn === player.seat ? (style.plain ? '>' : '►') : ' ';
    const played =
      player.played === null
        ? ''
        : own(player.used ? 'board.card-used' : 'board.card', { card: player.played });
    const about = player.out
      ? own('board.out')
      : own('board.income', { income: player.income, cards: player.hand }) + played;
    const text =
      `${turn} ${own('side.player', { number: player.seat + 1 })}  ${String(player.points).padStart(3)} ` +
      `${own('board.points')}  ${about}`;
    return paintOf(player.seat, style)(text);
  });
}

function headline(view: DustView, style: Style): string {
  const target = view.options.victoryPoints;
  return (
    `${style.bold(view.round === 0 ? own('board.setup') : own('board.round', { round: view.round }))}  ` +
    `${style.dim(own('board.target', { points: target }))}`
  );
}

const legend = ({ plain, dim }: Style): string[] =>
  own(plain ? 'legend.dust' : 'legend.dust-rich')
    .split('\n')
    .map(dim);

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
  if (battle === null) return [own('war.none')];
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
      own('war.afresh'),
      `  ${own('war.outcome', {
        area: areaWord(area),
        takes: percent(solution.attackerTakes),
        lost: percent(solution.attackersEliminated),
        left: percent(solution.attackersLeft),
        truce: percent(solution.truce),
      })}`,
    ];
  } catch (error) {
    if (error instanceof BattleTooLarge) return [own('war.too-large')];
    throw error;
  }
}

const mapAndDeckSource = (): string =>
  own('source.dust', { map: mapSource(PROVENANCE.map), deck: own(`card.word.${PROVENANCE.deck}`) });

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
  way: () => own('way.area'),
  card: () => null,
  source: mapAndDeckSource,
  about: () => null,
  isSecret: (question) => SECRET.has(question),
};
