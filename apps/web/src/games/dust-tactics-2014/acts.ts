import type { TacticsView, Unit, WeaponLine } from '@dustfront/dust-tactics-2014';
import { cardOfUnit, isInfantry } from '@dustfront/dust-tactics-2014/query';
import type { Act, Shot } from '../../acts/act.ts';
import { Places } from '../../acts/places.ts';
import type { LogLine } from '../../session/table.ts';
import { placeNamed, placeOf, signOf, titleOf, unitNamed } from './model.ts';

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

const squaresOf = (view: TacticsView): Places =>
  new Places((piece) => {
    const unit = unitNamed(view, piece);
    const square = unit === null ? '' : placeOf(view, unit);
    return square === '' ? null : square;
  });

/** The events of the 2013/14 edition, as a board shows them. */
export function tacticsActs(log: readonly LogLine[], view: TacticsView): readonly Act[] {
  const places = squaresOf(view);
  const moved = new Set<string>();
  const acts: Act[] = [];
  for (const { event, after } of log) {
    const piece = String(event.by ?? event.unit ?? '');
    const unit = unitNamed(view, piece);
    if (unit === null) continue;
    const told = { after, piece, name: titleOf(view, unit) };
    switch (event.type) {
      case 'activates':
        acts.push({ ...told, kind: 'begins', sign: signOf(view, unit), reacting: false });
        break;
      case 'reaction':
        if (Number(event.successes) > 0)
          acts.push({ ...told, kind: 'begins', sign: signOf(view, unit), reacting: true });
        else acts.push({ ...told, kind: 'fails-to-react', sign: signOf(view, unit) });
        break;
      case 'placed':
      case 'marched':
      case 'stepped': {
        const to = placeNamed(view, Number(event.at));
        const from = moved.has(piece) ? places.of(piece) : null;
        const heavy = !isInfantry(cardOfUnit(unit));
        acts.push({ ...told, kind: 'moves', from, to, how: gaitOf(unit, from), heavy });
        moved.add(piece);
        places.put(piece, to);
        break;
      }
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
      default:
    }
  }
  return acts;
}

const gaitOf = (unit: Unit, from: string | null): 'walks' | 'enters' | 'flies' =>
  from === null ? 'enters' : cardOfUnit(unit).kind === 'aircraft' ? 'flies' : 'walks';

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
