import type { Message } from '@dustfront/kernel';
import { KILL } from '../cards/card.ts';
import type { Choice, ChoiceParts } from '../choice.ts';
import type { DamageFrame, Pool } from '../frames/make-damage.ts';
import type { TacticsState } from '../state.ts';
import { cardOfUnit, isAlive } from '../units.ts';
import { placeWord, printedName, sideTitle, titleOf } from './names.ts';

type Params = Record<string, string | number>;
type Struck = Extract<Choice, { readonly do: 'hit' | 'name' }>;
type Victim = Struck | Extract<Choice, { readonly do: 'return' }>;
const EDGES = ['north', 'east', 'south', 'west'];

/** How a shot is said: copies only where there are several, rounds and salvo where they are. */
function shotKey({ do: verb, n, m }: Extract<Choice, { readonly do: 'fire' | 'salvo' }>): string {
  if (m > 1) return 'option.fire.rounds';
  return n > 1 ? `option.${verb}` : `option.${verb}.one`;
}

/** A soldier by his unit, his task and what he carries; a hero or vehicle by its name. */
function miniature(choice: Victim, view: TacticsState): string {
  const unit = view.units[choice.unit];
  if (unit === undefined) return choice.word;
  const card = cardOfUnit(unit);
  const soldier = card.soldiers[choice.n];
  if (soldier === undefined) return titleOf(view, unit.name);
  const arms = soldier.weapons.map((at) => card.weapons[at]?.line.name ?? '');
  return `${titleOf(view, unit.name)}: ${[...soldier.roles, ...arms].join(', ')}`;
}

/** Those alive whom whoever fired a pool sees, where it is not all of them. */
const seenBy = (view: TacticsState, { seen = [] }: Pool): string =>
  seen
    .filter(([id, man]) => {
      const unit = view.units[id];
      return unit !== undefined && (man < 0 ? isAlive(unit) : unit.soldiers.includes(man));
    })
    .join();

/** Hits on men are told apart by the weapon, where whom its bearers see differs. */
function manMessage(view: TacticsState, pools: readonly Pool[], at: number, what: string): Message {
  const open = pools.filter(({ hits }) => hits > 0).map((pool) => seenBy(view, pool));
  if (new Set(open).size < 2) return { key: 'option.hit', params: { what } };
  const { by, weapon = -1 } = pools[at]!;
  const bearer = view.units[by];
  const line = bearer && cardOfUnit(bearer).weapons[weapon]?.line;
  return line === undefined
    ? { key: 'option.hit.all', params: { what } }
    : { key: 'option.hit.seen', params: { what, weapon: line.name } };
}

/** Hits on a track are told apart by their damage; a soldier falls whatever it is. */
function hitMessage(choice: Struck, view: TacticsState): Message {
  const what = miniature(choice, view);
  const frame = view.stack.findLast((one) => one.kind === 'damage') as DamageFrame | undefined;
  const damage = frame?.pools[choice.m]?.points;
  if (damage === undefined) return { key: 'option.hit', params: { what } };
  if (choice.n >= 0) return manMessage(view, frame!.pools, choice.m, what);
  return damage === KILL
    ? { key: 'option.hit.kill', params: { what } }
    : { key: 'option.hit.track', params: { what, damage } };
}

/** What every option tells of itself, for the sentence. */
function paramsOf(choice: ChoiceParts, view: TacticsState): Params {
  const params: Params = {};
  if (choice.who !== undefined) params.unit = titleOf(view, choice.who);
  if (choice.whom !== undefined) params.target = titleOf(view, choice.whom);
  if (choice.at !== undefined) params.square = placeWord(view, choice.at);
  if (choice.n !== undefined) params.count = choice.n;
  if (choice.m !== undefined) params.rounds = choice.m;
  if (choice.word !== undefined)
    params.what = choice.mark === undefined ? choice.word : `${choice.word} (${choice.mark})`;
  return params;
}

export function optionMessage(choice: Choice, view: TacticsState): Message {
  const params = paramsOf(choice, view);
  const key = `option.${choice.do}`;
  switch (choice.do) {
    case 'first':
      return { key, params: { side: sideTitle(view, choice.n) } };
    case 'edge':
    case 'face':
      return { key, params: { edge: EDGES[choice.n]! } };
    case 'fortify':
      return { key, params: { ...params, edge: EDGES[choice.n]! } };
    case 'lay':
      return { key: `${key}.${choice.word}`, params: { ...params, across: choice.m / 10 } };
    case 'fire':
    case 'salvo':
      return { key: shotKey(choice), params };
    case 'site':
    case 'token':
    case 'ride':
    case 'board':
      return { key: `${key}.${choice.word}`, params };
    case 'use':
    case 'keep':
      return { key, params: { what: printedName(choice.word) } };
    case 'hit':
      return hitMessage(choice, view);
    case 'name':
    case 'return':
      return { key, params: { ...params, what: miniature(choice, view) } };
    case 'mark': {
      const count = choice.n + 1;
      if (choice.by !== undefined)
        return {
          key: `option.mark.${count > 0 ? 'man.by' : 'by'}`,
          params: { ...params, count, by: choice.by + 1 },
        };
      return count > 0 ? { key: 'option.mark.man', params: { ...params, count } } : { key, params };
    }
    case 'with':
      return {
        key: `option.with.${choice.n > 0 ? 'cover' : 'open'}`,
        params: { men: choice.men.map((man) => man + 1).join(', '), seen: choice.m },
      };
    case 'go':
    case 'come':
    case 'stand':
      return { key, params: { place: choice.parts[0]?.way.at(-1)?.join(',') ?? '' } };
    case 'way': {
      const squares = choice.squares.map((at) => placeWord(view, at)).join(', ');
      return squares === '' ? { key: 'option.way.straight' } : { key, params: { squares } };
    }
    default:
      return { key, params };
  }
}
