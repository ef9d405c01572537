import type { TacticsView, Unit, WeaponLine } from '@dustfront/dust-tactics-2014';
import { cardOfUnit, isInfantry, pointAt, spotAt } from '@dustfront/dust-tactics-2014/query';
import type { Json } from '@dustfront/kernel';
import type { Act, Shot } from '../../acts/act.ts';
import { Places } from '../../acts/places.ts';
import { t } from '../../i18n/index.ts';
import type { LogLine } from '../../session/table.ts';
import { actionName } from './actions.ts';
import { placeNamed, placeOf, signOf, spotNamed, titleOf, unitNamed } from './model.ts';
import { skillWords } from './skill.ts';
import { stationsIn } from './stations.ts';
import { walkedBy, waysIn } from './walked.ts';
import { whereTo } from './where.ts';

const byRule: readonly (readonly [WeaponLine['rules'][number], Shot])[] = [
  ['laser', 'laser'],
  ['phaser', 'laser'],
  ['tesla', 'tesla'],
  ['flame', 'flame'],
  ['grenade', 'grenade'],
  ['under-barrel', 'grenade'],
  ['wire-guided', 'rocket'],
  ['artillery', 'artillery'],
];

/** How a weapon of the 2013/14 edition looks when it fires. */
function shotOf(line: WeaponLine | undefined): Shot {
  if (line === undefined || line.close) return 'clash';
  const ruled = byRule.find(([rule]) => line.rules.includes(rule));
  if (ruled !== undefined) return ruled[1];
  if (/bomb/i.test(line.name)) return 'bomb';
  if (/rocket|bazooka|panzerfaust|faust|nebel|petard|missile/i.test(line.name)) return 'rocket';
  const heavy = line.cells[7];
  return heavy != null && heavy.damage > 1 ? 'shell' : 'tracer';
}

/** Where units are while the log goes on: where they stood at first, else, until it moves them, where they are now. */
function squaresOf(view: TacticsView, stood: ReadonlyMap<string, string>): Places {
  const places = new Places((piece) => {
    const unit = unitNamed(view, piece);
    const square = unit === null ? '' : placeOf(view, unit);
    return square === '' ? null : square;
  });
  for (const [piece, square] of stood) places.put(piece, square);
  return places;
}

/** What a unit did that is no movement and no fire, in words; null for everything else. */
function deedOf(event: LogLine['event'], view: TacticsView, unit: string): (() => string) | null {
  const named = (other: unknown): string => {
    const found = unitNamed(view, String(other));
    return found === null ? String(other) : titleOf(view, found);
  };
  switch (event.type) {
    case 'boarded':
      return () => t('deed.boards', { unit, carrier: named(event.carrier) });
    case 'lifted':
      return () => t('deed.lifts', { unit, carrier: named(event.carrier) });
    case 'smoke':
      return () => t('deed.smoke.rises', { unit });
    case 'smoke-failed':
      return () => t('deed.smoke.fails', { unit });
    case 'special': {
      const key =
        event.rolled === true && Number(event.successes) === 0 ? 'deed.special.failed' : 'deed.special.done';
      return () => t(key, { unit, action: actionName(String(event.action)) });
    }
    default:
      return null;
  }
}

/** Where no enemy is. */
const nobodyThere = ['range', 'arc', 'sight'] as const;
const ownReasons = ['unable', 'held'] as const;

type Waste = Pick<Extract<Act, { kind: 'wastes' }>, 'words' | 'reason'>;

/** Why nobody was fired at; whoever has fired already only found nothing more to hit. */
function vainWords(unit: string, why: unknown, hasFired: boolean): Waste {
  const own = ownReasons.find((one) => one === why);
  if (own !== undefined) return { words: () => t(`deed.vain.${own}`, { unit }) };
  const there = nobodyThere.find((one) => one === why);
  if (there === undefined || hasFired) return { words: () => t('deed.wasted', { unit }) };
  const reason = () => t(`deed.vain.${there}`);
  return { words: () => t('deed.vain.told', { unit, reason: reason() }), reason };
}

/** Whether a unit has fired since it began to act. */
function hasFired(acts: readonly Act[], piece: string): boolean {
  const own = acts.filter((act) => act.piece === piece && (act.kind === 'begins' || act.kind === 'fires'));
  return own.at(-1)?.kind === 'fires';
}

/** What is only said, not shown: what a unit is about to do, why it did not fire, whatever it did besides. */
function inWords(
  event: LogLine['event'],
  view: TacticsView,
  told: Pick<Act, 'after' | 'piece' | 'name'>,
  before: readonly Act[],
): Act[] {
  if (event.type === 'action' && event.action !== 'nothing')
    return [{ ...told, kind: 'intends', action: () => actionName(String(event.action)) }];
  if (event.type === 'in-vain') {
    const again = hasFired(before, told.piece);
    return [{ ...told, kind: 'wastes', ...vainWords(told.name, event.why, again) }];
  }
  if (event.type === 'skill-used')
    return [{ ...told, kind: 'does', words: () => skillWords(told.name, event.skill) ?? '' }];
  const words = deedOf(event, view, told.name);
  return words === null ? [] : [{ ...told, kind: 'does', words }];
}

/** Events after which a unit goes with another. */
const goesAlong = new Set(['joined', 'boarded', 'lifted', 'rode']);

/** The events of the 2013/14 edition, as a board shows them. */
export function tacticsActs(log: readonly LogLine[], view: TacticsView, setup: Json = null): readonly Act[] {
  const places = squaresOf(view, stationsIn(setup, view));
  const acts: Act[] = [];
  for (const { event, after } of log) {
    const piece = String(event.by ?? event.unit ?? '');
    const unit = unitNamed(view, piece);
    if (unit === null) continue;
    const told = { after, piece, name: titleOf(view, unit), sign: signOf(view, unit) };
    switch (event.type) {
      case 'activates':
        acts.push({ ...told, kind: 'begins', reacting: false });
        break;
      case 'reaction':
        if (Number(event.successes) > 0) acts.push({ ...told, kind: 'begins', reacting: true });
        else acts.push({ ...told, kind: 'fails-to-react', at: places.of(piece) });
        break;
      case 'placed':
      case 'marched':
      case 'stepped':
        acts.push({ ...told, ...movement(event, unit, view, places) });
        break;
      case 'line-rolled':
        acts.push({ ...told, ...fire(event, unit, view, places) });
        break;
      case 'soldier-lost':
        acts.push({ ...told, kind: 'suffers', at: places.of(piece), lost: 1, of: 'soldiers' });
        break;
      case 'damaged':
        if (Number(event.marks) > 0)
          acts.push({
            ...told,
            kind: 'suffers',
            at: places.of(piece),
            lost: Number(event.marks),
            of: 'damage',
          });
        break;
      case 'stunned':
        acts.push({ ...told, kind: 'stunned', at: places.of(piece) });
        break;
      case 'eliminated':
        acts.push({ ...told, kind: 'falls', at: places.of(piece), points: cardOfUnit(unit).ap });
        break;
      default: {
        const leader = event.to ?? event.carrier;
        if (goesAlong.has(event.type)) places.follow(piece, String(leader));
        acts.push(...inWords(event, view, told, acts));
      }
    }
  }
  return acts;
}

/** On a table: where a unit went, in words; enemies are where they were then. */
function wordsFor(view: TacticsView, unit: Unit, at: number, places: Places): { where?: () => string } {
  if (view.table === undefined) return {};
  const [x, y] = pointAt(at);
  const foes = view.units
    .filter(({ side }) => side !== unit.side)
    .map(({ name }) => spotNamed(places.of(name) ?? ''))
    .filter((spot) => spot !== null);
  const near = foes.toSorted((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y))[0];
  return { where: () => whereTo(view, at, near === undefined ? null : spotAt(near)) };
}

const gaitOf = (unit: Unit, from: string | null): 'walks' | 'enters' | 'flies' =>
  from === null ? 'enters' : cardOfUnit(unit).kind === 'aircraft' ? 'flies' : 'walks';

type Moves = Omit<Extract<Act, { kind: 'moves' }>, 'after' | 'piece' | 'name'>;

/** A unit goes somewhere, and is there from now on. */
function movement(event: LogLine['event'], unit: Unit, view: TacticsView, places: Places): Moves {
  const at = Number(event.at);
  const to = placeNamed(view, at);
  const from = places.knows(unit.name) ? places.of(unit.name) : null;
  const where = wordsFor(view, unit, at, places);
  places.part(unit.name);
  places.put(unit.name, to);
  const heavy = !isInfantry(cardOfUnit(unit));
  const walked = event.type === 'marched' && view.table !== undefined;
  const ways = waysIn(event.ways);
  const along = walked ? { points: walkedBy(ways, spotNamed(from ?? ''), pointAt(at)), ways } : {};
  return { kind: 'moves', from, to, how: gaitOf(unit, from), heavy, ...where, ...along };
}

type Fires = Omit<Extract<Act, { kind: 'fires' }>, 'after' | 'piece' | 'name'>;

function fire(event: LogLine['event'], by: Unit, view: TacticsView, places: Places): Fires {
  const weapon = String(event.weapon);
  const target = String(event.target);
  const aimed = unitNamed(view, target);
  return {
    kind: 'fires',
    weapon,
    shot: shotOf(cardOfUnit(by).weapons.find(({ line }) => line.name === weapon)?.line),
    from: places.of(by.name),
    target,
    targetName: aimed === null ? target : titleOf(view, aimed),
    to: places.of(target),
    hits: Number(event.hits),
    saved: Number(event.saved),
    back: event.back === true,
  };
}
