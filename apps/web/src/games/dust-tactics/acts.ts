import type { CoreView, Unit, WeaponLine } from '@dustfront/dust-tactics';
import type { Act, Shot } from '../../acts/act.ts';
import { Places } from '../../acts/places.ts';
import { t } from '../../i18n/index.ts';
import type { LogLine } from '../../session/table.ts';
import { cardOf, signOf, squareName, titleOf, unitNamed } from './model.ts';
import { actionName } from './words.ts';

/** How a weapon of the Core Set looks when it fires. */
function shotOf(line: WeaponLine | undefined, close: boolean): Shot {
  if (close || line === undefined) return 'clash';
  if (line.kind === 'laser' || line.kind === 'flame' || line.kind === 'artillery') return line.kind;
  if (line.kind === 'grenade' || line.traits.includes('demolition')) return 'grenade';
  if (line.kind !== 'gun') return 'clash';
  if (line.traits.includes('panzerfaust') || /bazooka|rocket|petard/i.test(line.name)) return 'rocket';
  return line.range === 'C' ? 'clash' : isCannon(line) ? 'shell' : 'tracer';
}

/** One that breaks heavy armour with every hit. */
const isCannon = ({ cells }: WeaponLine): boolean => {
  const heavy = cells[7];
  return heavy != null && (typeof heavy.damage !== 'number' || heavy.damage > 1);
};

/** A piece of cover that is fired at, as events name it: `crate E5`. */
function coverOf(target: string): { readonly kind: 'crate' | 'trap'; readonly at: string } | null {
  const [, kind, at] = /^(crate|trap) (\w+)$/.exec(target) ?? [];
  return at === undefined ? null : { kind: kind === 'crate' ? 'crate' : 'trap', at };
}

/** Where units stood before the log moves them: its first word of each, else where they stand now. */
function startsOf(log: readonly LogLine[], view: CoreView): Places {
  const first = new Map<string, string>();
  for (const { event } of log) {
    const unit = String(event.unit);
    const from = event.type === 'destroyed' ? event.at : event.from;
    if (typeof from === 'string' && from !== '' && !first.has(unit)) first.set(unit, from);
  }
  const partner = (unit: Unit): string => view.units[unit.joined]?.name ?? '';
  return new Places((piece) => {
    const unit = unitNamed(view, piece);
    const known = first.get(piece) ?? (unit === undefined ? undefined : first.get(partner(unit)));
    return known ?? (unit === undefined || unit.square < 0 ? null : squareName(view, unit.square));
  });
}

/** What is told of a piece whatever it does. */
interface Told {
  readonly after: number;
  readonly piece: string;
  readonly name: string;
}

type Event = LogLine['event'];

const nameOf = (view: CoreView, piece: string): string => {
  const unit = unitNamed(view, piece);
  return unit === undefined ? piece : titleOf(view, unit);
};

function lineOf(view: CoreView, piece: string, line: unknown): WeaponLine | undefined {
  const unit = unitNamed(view, piece);
  return unit === undefined ? undefined : cardOf(view, unit).weapons.find(({ id }) => id === line);
}

/** A piece stands somewhere else, and who has joined it with it. */
function follow(view: CoreView, places: Places, piece: string, square: string): void {
  places.put(piece, square);
  const unit = unitNamed(view, piece);
  const joined = unit === undefined ? undefined : view.units[unit.joined];
  if (joined !== undefined) places.put(joined.name, square);
}

const gaits = { entered: 'enters', moved: 'walks', charged: 'charges' } as const;

function movement(told: Told, event: Event, unit: Unit, view: CoreView, how: keyof typeof gaits): Act {
  const from = typeof event.from === 'string' && event.from !== '' ? event.from : null;
  const heavy = cardOf(view, unit).kind === 'vehicle';
  return { ...told, kind: 'moves', from, to: String(event.to), how: gaits[how], heavy };
}

function fire(told: Told, event: Event, view: CoreView, places: Places, close: boolean): Act {
  const target = String(event.target);
  const line = lineOf(view, told.piece, event.line);
  const cover = coverOf(target);
  return {
    ...told,
    kind: 'fires',
    weapon: line?.name ?? String(event.line),
    shot: shotOf(line, close),
    from: places.of(told.piece),
    target,
    targetName: cover === null ? nameOf(view, target) : t(`deed.${cover.kind}`, { at: cover.at }),
    to: cover?.at ?? places.of(target),
    hits: Number(event.hits),
    saved: 0,
    back: event.back === true,
  };
}

const loss = (told: Told, places: Places, lost: number, of: 'soldiers' | 'damage'): Act => ({
  ...told,
  kind: 'suffers',
  at: places.of(told.piece),
  lost,
  of,
});

/** What a unit did that is no movement and no fire, in words; null for everything else. */
function deedOf(event: Event, unit: string): (() => string) | null {
  const action = actionName(String(event.action));
  switch (event.type) {
    case 'special-action':
    case 'order-given':
      return () => t('deed.special.done', { unit, action });
    case 'order-failed':
      return () => t('deed.special.failed', { unit, action });
    case 'healed':
      return () => t('deed.heals', { unit, count: Number(event.points) });
    case 'revived':
      return () => t('deed.revives', { unit });
    case 'no-room':
      return () => t('deed.noRoom', { unit });
    default:
      return null;
  }
}

/** The events of the Core Set, as a board shows them. */
export function coreActs(log: readonly LogLine[], view: CoreView): readonly Act[] {
  const places = startsOf(log, view);
  const acts: Act[] = [];
  let close = false;
  for (const { event, after } of log) {
    const piece = String(event.unit ?? '');
    const unit = unitNamed(view, piece);
    if (unit === undefined) continue;
    const told = { after, piece, name: titleOf(view, unit), sign: signOf(unit) };
    switch (event.type) {
      case 'activated':
      case 'reacts':
        close = false;
        acts.push({ ...told, kind: 'begins', reacting: event.type === 'reacts' });
        break;
      case 'reaction-failed':
        acts.push({ ...told, kind: 'fails-to-react', at: places.of(piece) });
        break;
      case 'entered':
      case 'moved':
      case 'charged':
        acts.push(movement(told, event, unit, view, event.type));
        follow(view, places, piece, String(event.to));
        break;
      case 'left':
        acts.push({ ...told, kind: 'leaves', from: places.of(piece) });
        break;
      case 'close-combat':
        close = true;
        break;
      case 'hits':
        acts.push(fire(told, event, view, places, close));
        break;
      case 'covered':
        if (Number(event.saved) > 0) acts.push({ ...told, kind: 'saves', saved: Number(event.saved) });
        break;
      case 'resisted':
        acts.push({ ...told, kind: 'saves', saved: Number(event.points) });
        break;
      case 'soldier-lost':
        acts.push(loss(told, places, 1, 'soldiers'));
        break;
      case 'health-lost':
        acts.push(loss(told, places, Number(event.points), 'damage'));
        break;
      case 'destroyed':
        acts.push({ ...told, kind: 'falls', at: String(event.at), points: Number(event.points) });
        break;
      case 'wasted':
        acts.push({ ...told, kind: 'wastes' });
        break;
      default: {
        const words = deedOf(event, told.name);
        if (words !== null) acts.push({ ...told, kind: 'does', words });
      }
    }
  }
  return acts;
}
