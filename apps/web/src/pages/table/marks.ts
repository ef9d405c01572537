import type { Journey, RiskAdvice } from '@dustfront/advice';
import type { Say } from '@dustfront/kernel';
import type { GridScene, Marks, PieceModel, Turns } from '../../board/scene.ts';
import type { SideSign } from '../../drawings/emblems.tsx';
import { percent, percentSign, t } from '../../i18n/index.ts';
import { openTargets } from '../../modes/aiming.ts';
import type { Controller } from '../../modes/controller.ts';
import { modes } from '../../modes/index.ts';
import { actor } from '../../modes/looking.ts';
import { hitsOf } from './hits.ts';

/** The ways in which the piece that is asked about may be turned. */
function turnsOf(c: Controller, say: Say): Turns | null {
  const question = c.question.value;
  const view = c.table.state.value?.view ?? null;
  const scene = c.scene.value;
  if (question === null || view === null || scene?.kind !== 'grid' || c.aim.value !== null) return null;
  let piece = '';
  const ways = question.options.flatMap((row) => {
    const target = c.face.target(row, view);
    if (target.on !== 'turn') return [];
    piece = target.piece;
    return [{ way: target.way, id: row.id, label: say(row.message) }];
  });
  const found = scene.pieces.find(({ key }) => key === piece);
  if (ways.length === 0 || found === undefined) return null;
  return { square: found.square, size: found.size ?? 1, now: found.facing ?? -1, ways };
}

/** The unit as a ghost on a square it may go to, and who may fire at it before it is there. */
function dangersOf(c: Controller, to: string): Partial<Marks> {
  const scene = c.scene.value;
  const unit = c.selected.value;
  const risks = c.ahead.risks.value;
  const standing = scene?.kind === 'grid' ? scene.pieces : [];
  const stands = standing.some(({ key, square }) => key === unit && square !== to);
  const bySquare = new Map<string, RiskAdvice[]>();
  for (const risk of risks === null || risks.to !== to ? [] : risks.risks)
    bySquare.set(risk.square, [...(bySquare.get(risk.square) ?? []), risk]);
  const alarms = [...bySquare].map(([square, found]) => ({
    square,
    from: found.flatMap(({ unit: by }) => standing.find(({ key }) => key === by)?.square ?? []),
    label: t('risk.tag', {
      count: found.length,
      chance: percent(found[0]?.inTime ?? 0) + percentSign(),
    }),
  }));
  return {
    ...(unit !== null && stands ? { ghost: { piece: unit, square: to } } : {}),
    ...(alarms.length > 0 ? { alarms } : {}),
  };
}

/** Who can be aimed at from where the acting unit stands. */
function ringsOf(c: Controller): Partial<Marks> {
  const view = c.table.state.value?.view ?? null;
  const question = c.question.value;
  const unit = actor(c);
  const scene = c.scene.value;
  if (view === null || question === null || unit === null || c.aim.value !== null) return {};
  const stands = scene?.kind === 'grid' ? scene.pieces.find(({ key }) => key === unit)?.square : undefined;
  if (stands !== c.ahead.aimsFrom.value || c.face.attackStarts(question, unit, view) === null) return {};
  const rings = openTargets(c);
  return rings.size === 0 ? {} : { rings };
}

/** Whether others are at it: what one's own unit sees is put away meanwhile, so that the board shows what they do. */
function isOthersTurn(c: Controller): boolean {
  const question = c.question.value;
  if (c.past.value !== null) return false;
  return question === null ? c.table.thinking.value !== null : hitsOf(c, question) !== null;
}

/** What the layers that are switched on show of an outlook. */
function layerMarks(c: Controller, near: ReadonlySet<string>): Partial<Marks> {
  const layers = c.layers.value;
  const outlook = isOthersTurn(c) ? null : c.ahead.outlook.value;
  const threat = c.ahead.threat.value;
  return {
    ...(layers.has('sight') && outlook !== null ? { hidden: new Set(outlook.hidden) } : {}),
    ...(layers.has('bands') && outlook !== null
      ? { bands: outlook.bands.map((band) => ({ ...band, squares: new Set(band.squares) })) }
      : {}),
    ...(layers.has('cover') && outlook !== null
      ? { cover: new Map(outlook.cover.filter(([square]) => near.has(square))) }
      : {}),
    ...(layers.has('threat') && threat !== null ? { threat: new Map(threat.squares) } : {}),
    ...(layers.has('names') ? { names: true } : {}),
  };
}

/** The line to whom is aimed at. */
function aimMark(c: Controller, pieces: readonly PieceModel[]): NonNullable<Marks['aim']> | null {
  const aim = c.aim.value;
  if (aim === null) return null;
  const to = aim.target.startsWith('@')
    ? aim.target.slice(1)
    : pieces.find((piece) => piece.key === aim.target)?.square;
  const range = c.ahead.aims.value.find((a) => a.target === aim.target)?.range;
  return to === undefined ? null : { from: aim.from, to, label: range === undefined ? '' : `${range}` };
}

/** The squares of a journey, from where the piece stands. */
const pathOf = (from: string, journey: Journey): string[] => [
  from,
  ...journey.answers.flatMap((answer) => /^(?:(?:step|enter|crush) )?([A-Z]+\d+)$/.exec(answer)?.[1] ?? []),
];

/** Everything that is drawn on top of the board now, from what is asked and which layers are on. */
export function marksOf(c: Controller, say: Say = ({ key }) => key): Marks {
  const view = c.shown.value?.view ?? null;
  const question = c.question.value;
  const selected = c.selected.value;
  const scene = c.scene.value;
  const pieces = scene?.kind === 'grid' ? scene.pieces : [];
  const status = view === null ? null : c.face.status(view);
  const seat = question?.seat ?? c.shown.value?.asked[0] ?? 0;
  const own = pieces.find((piece) => piece.key === selected);
  const sign: SideSign =
    own?.sign ?? status?.sides.find((side) => side.seats.includes(seat))?.sign ?? 'neutral';
  const aim = c.aim.value;
  const reaching = c.layers.value.has('reach') && aim === null;
  const near = new Set([
    ...c.ahead.reachOne.value.keys(),
    ...c.ahead.reachTwo.value.keys(),
    ...(own === undefined ? [] : [own.square]),
  ]);
  const hovered = c.lookout.value;
  const journey =
    hovered === null
      ? undefined
      : (c.ahead.reachOne.value.get(hovered) ?? c.ahead.reachTwo.value.get(hovered));
  const path = journey === undefined || own === undefined ? undefined : pathOf(own.square, journey);
  const turns = turnsOf(c, say);
  return {
    sign,
    selected,
    ...(turns === null ? {} : { turns }),
    ...ringsOf(c),
    ...(c.looked.value === null ? {} : { looked: c.looked.value }),
    ...(reaching
      ? { reach1: new Set(c.ahead.reachOne.value.keys()), reach2: new Set(c.ahead.reachTwo.value.keys()) }
      : {}),
    ...layerMarks(c, near),
    ...(path === undefined || !reaching ? {} : { path }),
    ...(journey === undefined || aim !== null ? {} : dangersOf(c, journey.square)),
    ...(c.preview.value === null ? {} : { goal: c.preview.value }),
    aim: aimMark(c, pieces),
    ...(c.news.remains.value.size > 0 ? { remains: c.news.remains.value } : {}),
    ...(c.news.traces.value.length > 0 && aim === null ? { traces: c.news.traces.value } : {}),
    ...modes[c.mode.value].marks(c),
  };
}

/** While something is shown only what lay on the board before it: of whoever still stands nothing is left yet. */
export function whileShown({ pieces }: GridScene, { sign, remains = new Map() }: Marks): Marks {
  const standing = new Set(pieces.map(({ key }) => key));
  return { sign, remains: new Map([...remains].filter(([, { piece }]) => !standing.has(piece))) };
}
