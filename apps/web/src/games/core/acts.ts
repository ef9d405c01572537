import type { CoreView, Unit, WeaponLine } from '@dustfront/dust-tactics';
import type { Act, Shot } from '../../acts/act.ts';
import { Places } from '../../acts/places.ts';
import { t } from '../../i18n/index.ts';
import type { LogLine } from '../../session/table.ts';
import { cardOf, signOf, squareName, titleOf, unitNamed } from './model.ts';

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

/** The events of the Core Set, as a board shows them. */
export function coreActs(log: readonly LogLine[], view: CoreView): readonly Act[] {
  const places = startsOf(log, view);
  const acts: Act[] = [];
  const name = (piece: string): string => {
    const unit = unitNamed(view, piece);
    return unit === undefined ? piece : titleOf(view, unit);
  };
  const lineOf = (piece: string, line: unknown): WeaponLine | undefined => {
    const unit = unitNamed(view, piece);
    return unit === undefined ? undefined : cardOf(view, unit).weapons.find(({ id }) => id === line);
  };
  const follow = (piece: string, square: string): void => {
    places.put(piece, square);
    const unit = unitNamed(view, piece);
    const joined = unit === undefined ? undefined : view.units[unit.joined];
    if (joined !== undefined) places.put(joined.name, square);
  };
  let close = false;
  for (const { event, after } of log) {
    const piece = String(event.unit ?? '');
    const unit = unitNamed(view, piece);
    if (unit === undefined) continue;
    const told = { after, piece, name: name(piece) };
    switch (event.type) {
      case 'activated':
      case 'reacts':
        close = false;
        acts.push({ ...told, kind: 'begins', sign: signOf(unit), reacting: event.type === 'reacts' });
        break;
      case 'reaction-failed':
        acts.push({ ...told, kind: 'fails-to-react', sign: signOf(unit) });
        break;
      case 'entered':
      case 'moved':
      case 'charged': {
        const to = String(event.to);
        const from = typeof event.from === 'string' && event.from !== '' ? event.from : null;
        const how = { entered: 'enters', moved: 'walks', charged: 'charges' } as const;
        acts.push({
          ...told,
          kind: 'moves',
          from,
          to,
          how: how[event.type],
          heavy: cardOf(view, unit).kind === 'vehicle',
        });
        follow(piece, to);
        break;
      }
      case 'left':
        acts.push({ ...told, kind: 'leaves', from: places.of(piece) });
        break;
      case 'close-combat':
        close = true;
        break;
      case 'hits': {
        const target = String(event.target);
        const line = lineOf(piece, event.line);
        const cover = coverOf(target);
        acts.push({
          ...told,
          kind: 'fires',
          weapon: line?.name ?? String(event.line),
          shot: shotOf(line, close),
          from: places.of(piece),
          target,
          targetName: cover === null ? name(target) : t(`deed.${cover.kind}`, { at: cover.at }),
          to: cover?.at ?? places.of(target),
          hits: Number(event.hits),
          saved: 0,
          back: event.back === true,
        });
        break;
      }
      case 'covered':
        if (Number(event.saved) > 0) acts.push({ ...told, kind: 'saves', saved: Number(event.saved) });
        break;
      case 'resisted':
        acts.push({ ...told, kind: 'saves', saved: Number(event.points) });
        break;
      case 'soldier-lost':
        acts.push({ ...told, kind: 'suffers', at: places.of(piece), lost: 1, of: 'soldiers' });
        break;
      case 'health-lost':
        acts.push({
          ...told,
          kind: 'suffers',
          at: places.of(piece),
          lost: Number(event.points),
          of: 'damage',
        });
        break;
      case 'destroyed':
        acts.push({ ...told, kind: 'falls', at: String(event.at), points: Number(event.points) });
        break;
      case 'wasted':
        acts.push({ ...told, kind: 'wastes' });
        break;
      default:
    }
  }
  return acts;
}
