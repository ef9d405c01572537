/** Screens of smoke, each a disc (dt14.table.smoke, dt14.weapon.smoke.template, dt14.equip.smoke.template). */
import type { OptionSpace, Refusal } from '@dustfront/kernel';
import type { Point } from '@dustfront/wargame/tabletop';
import { isAllRound } from '../../cards/mounts.ts';
import type { Choice, Place } from '../../choice.ts';
import { optionId } from '../../options.ts';
import type { RuleId } from '../../rule-id.generated.ts';
import type { TacticsState, Unit } from '../../state.ts';
import type { Shell, SmokeOn } from '../ground.ts';
import { firesAcross, inArcs, isSilenced, POINT } from './firing.ts';
import { arePiecesWithin } from './gap.ts';
import { fieldOf, pieceFor, piecesOf, tableOf } from './pieces.ts';
import { looksAt } from './sight.ts';
import { pointAt, spotAt } from './spot.ts';
import { type Base, type Field, isInFeature, type Piece, type Spot } from './words.ts';

/** A point to be measured and looked at. */
const mote = (at: Point): Base => ({
  id: '',
  unit: '',
  side: '',
  kind: 'infantry',
  radius: 0,
  at,
});

/** dt14.weapon.smoke.where, dt14.weapon.smoke.no-building: in range and arc of a gun, seen, in no house. */
function layable(state: TacticsState, shell: Shell): ((at: Point) => boolean) | null {
  const table = tableOf(state);
  const gun = pieceFor(state, shell.gun, -1);
  if (gun === null || isSilenced(table, gun)) return null;
  const eyes = shell.watcher === shell.gun ? [gun] : piecesOf(state, shell.watcher);
  const roofs = table.features.filter(({ kind }) => kind === 'house' || kind === 'bunker');
  const mounts = isAllRound(shell.mount) ? null : [shell.mount];
  const [least, most] = [shell.least * POINT, shell.range * POINT];
  return (at) => {
    if (at[0] > table.width || at[1] > table.height) return false;
    const there = mote(at);
    return (
      arePiecesWithin(gun, there, most) &&
      inArcs(gun, mounts, there) &&
      !arePiecesWithin(gun, there, least - 1) &&
      !firesAcross(table, gun, at) &&
      !roofs.some((one) => isInFeature(one, at)) &&
      eyes.some((eye) => looksAt(table, eye, there))
    );
  };
}

/** One miniature of each unit. */
function firstsOf(state: TacticsState): Piece[] {
  const found: Piece[] = [];
  for (const unit of state.units) {
    const [first] = piecesOf(state, unit);
    if (first !== undefined) found.push(first);
  }
  return found;
}

/** Where smoke may be wanted: half-way between any two, and on anybody; first about the one of that number. */
function* wanted(firsts: readonly Piece[], from: number): Generator<Point> {
  const turned = firsts.map((_, n) => firsts[(from + n) % firsts.length]!);
  for (const a of turned)
    for (const b of turned)
      if (a.id < b.id && a.side !== b.side)
        yield [Math.round((a.at[0] + b.at[0]) / 2), Math.round((a.at[1] + b.at[1]) / 2)];
  for (const { at } of turned) yield at;
}

const APART = 50;

/** Points all over the table, for where it lies nowhere that is wanted. */
function* anywhere({ width, height }: Field, from = 0): Generator<Point> {
  const [columns, rows] = [Math.floor(width / APART) + 1, Math.floor(height / APART) + 1];
  for (let n = 0; n < columns * rows; n++) {
    const at = (from + n) % (columns * rows);
    yield [(at % columns) * APART, Math.floor(at / columns) * APART];
  }
}

function spots(state: TacticsState, shell: Shell, most: number): number[] {
  const found: number[] = [];
  const mayLie = layable(state, shell);
  if (mayLie === null) return found;
  const add = (points: Iterable<Point>): void => {
    for (const at of points) {
      if (found.length >= most) return;
      if (!found.includes(spotAt(at)) && mayLie(at)) found.push(spotAt(at));
    }
  };
  const firsts = firstsOf(state);
  const own = firsts.findIndex(({ unit }) => unit === shell.gun.name);
  add(wanted(firsts, Math.max(0, own)));
  if (found.length === 0) add(anywhere(fieldOf(state)));
  return found;
}

const ANYWHERE = 1 << 12;

/** One that will do, drawn among those that are wanted if there are any; null where smoke can lie nowhere. */
function anySpot(state: TacticsState, shell: Shell, pick: (n: number) => number): number | null {
  const mayLie = layable(state, shell);
  if (mayLie === null) return null;
  const from = pick(ANYWHERE);
  for (const at of wanted(firstsOf(state), from)) if (mayLie(at)) return spotAt(at);
  for (const at of anywhere(fieldOf(state), from)) if (mayLie(at)) return spotAt(at);
  return null;
}

const NOT_THERE: Refusal<RuleId> = { code: 'no-smoke', rule: 'dt14.weapon.smoke.where' };
const PROPOSALS = 3;

function space(state: TacticsState, shell: Shell, choiceAt: (spot: Place) => Choice): OptionSpace<Choice> {
  const pointOf = (choice: Choice): Point => pointAt('at' in choice ? choice.at : 0);
  const refuses = (choice: Choice) => (layable(state, shell)?.(pointOf(choice)) === true ? null : NOT_THERE);
  const option = (spot: number): Choice => choiceAt({ at: spot, w: 0 });
  const able = (): Choice[] => spots(state, shell, Number.POSITIVE_INFINITY).map(option);
  return {
    refuses,
    parse: (id) => {
      const [, x, y] = /(\d{1,4}),(\d{1,4})$/.exec(id) ?? [];
      if (x === undefined) return null;
      const choice = option(spotAt([Number(x), Number(y)]));
      return optionId(choice) === id ? choice : null;
    },
    propose: (pick, most = PROPOSALS) => {
      if (most === 1) {
        const one = anySpot(state, shell, pick);
        return one === null ? [] : [option(one)];
      }
      const all = able();
      return Array.from({ length: Math.min(most, all.length) }, () => all.splice(pick(all.length), 1)).flat();
    },
    nearest: (choice) => {
      if (refuses(choice) === null) return choice;
      const [x, y] = pointOf(choice);
      const apart = (one: Choice): number => {
        const [a, b] = pointOf(one);
        return (a - x) ** 2 + (b - y) ** 2;
      };
      return able().sort((a, b) => apart(a) - apart(b))[0] ?? null;
    },
  };
}

const centreOf = (state: TacticsState, machine: Unit): Point => piecesOf(state, machine)[0]!.at;

function lay(state: TacticsState, spot: number, until: number): void {
  const { features } = fieldOf(state);
  let number = 1;
  while (features.some(({ id }) => id === `smoke-${number}`)) number++;
  const screen: Spot = { id: `smoke-${number}`, kind: 'smoke', at: pointAt(spot), until };
  state.table = { ...fieldOf(state), features: [...features, screen] };
}

export const smoke: SmokeOn = {
  spots,
  space,
  around: (state, machine) => [spotAt(centreOf(state, machine))],
  lay,
  clear: (state) => {
    const { features } = fieldOf(state);
    const left = features.filter((one) => one.kind !== 'smoke' || (one.until ?? 0) > state.turn);
    if (left.length < features.length) state.table = { ...fieldOf(state), features: left };
  },
};
