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
import { gapOfPieces } from './gap.ts';
import { fieldOf, pieceFor, piecesOf, tableOf } from './pieces.ts';
import { seesPiece } from './sight.ts';
import { pointAt, spotAt } from './spot.ts';
import { type Base, type Field, isInFeature, type Spot } from './words.ts';

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
function layable(state: TacticsState, shell: Shell): (at: Point) => boolean {
  const table = tableOf(state);
  const gun = pieceFor(state, shell.gun, -1);
  if (gun === null || isSilenced(table, gun)) return () => false;
  const eyes = shell.watcher === shell.gun ? [gun] : piecesOf(state, shell.watcher);
  const roofs = table.features.filter(({ kind }) => kind === 'house' || kind === 'bunker');
  const mounts = isAllRound(shell.mount) ? null : [shell.mount];
  const [least, most] = [shell.least * POINT, shell.range * POINT];
  return (at) => {
    if (at[0] > table.width || at[1] > table.height) return false;
    const there = mote(at);
    const gap = gapOfPieces(gun, there);
    return (
      gap <= most &&
      gap >= least &&
      inArcs(gun, mounts, there) &&
      !firesAcross(table, gun, at) &&
      !roofs.some((one) => isInFeature(one, at)) &&
      eyes.some((eye) => seesPiece(table, eye, there, true))
    );
  };
}

/** Where smoke may be wanted: on anybody, and half-way between any two. */
function wanted(state: TacticsState): Point[] {
  const firsts = state.units.flatMap((unit) => piecesOf(state, unit).slice(0, 1));
  const between = firsts.flatMap((a) =>
    firsts
      .filter((b) => a.id < b.id && a.side !== b.side)
      .map(({ at }): Point => [Math.round((a.at[0] + at[0]) / 2), Math.round((a.at[1] + at[1]) / 2)]),
  );
  return [...between, ...firsts.map(({ at }) => at)];
}

const APART = 50;

/** Points all over the table, for where it lies nowhere that is wanted. */
function* anywhere({ width, height }: Field): Generator<Point> {
  for (let y = 0; y <= height; y += APART) for (let x = 0; x <= width; x += APART) yield [x, y];
}

function spots(state: TacticsState, shell: Shell, most: number): number[] {
  const mayLie = layable(state, shell);
  const found: number[] = [];
  const add = (points: Iterable<Point>): void => {
    for (const at of points) {
      if (found.length >= most) return;
      if (!found.includes(spotAt(at)) && mayLie(at)) found.push(spotAt(at));
    }
  };
  add(wanted(state));
  if (found.length === 0) add(anywhere(fieldOf(state)));
  return found;
}

/** One that is wanted, drawn; null where none of them will do. */
function anySpot(state: TacticsState, shell: Shell, pick: (n: number) => number): number | null {
  const points = wanted(state);
  const from = points.length === 0 ? 0 : pick(points.length);
  const mayLie = layable(state, shell);
  const found = [...points.slice(from), ...points.slice(0, from)].find(mayLie);
  return found === undefined ? null : spotAt(found);
}

const NOT_THERE: Refusal<RuleId> = { code: 'no-smoke', rule: 'dt14.weapon.smoke.where' };
const PROPOSALS = 3;

function space(state: TacticsState, shell: Shell, choiceAt: (spot: Place) => Choice): OptionSpace<Choice> {
  const pointOf = (choice: Choice): Point => pointAt('at' in choice ? choice.at : 0);
  const refuses = (choice: Choice) => (layable(state, shell)(pointOf(choice)) ? null : NOT_THERE);
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
      const one = most === 1 ? anySpot(state, shell, pick) : null;
      if (one !== null) return [option(one)];
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
