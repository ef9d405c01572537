import type { Option } from '@dustfront/kernel';
import type { PieceKind } from './state.ts';

/** The two actions of an activation, by name; special ones carry the name of their ability. */
export type ActionName = 'move' | 'shoot' | 'nothing' | SpecialAction;

/** Abilities that take one of the two actions (dt1.action.special.counts). */
export type SpecialAction =
  | 'reload'
  | 'tank-head'
  | 'artillery-strike'
  | 'get-moving'
  | 'makeshift-repair'
  | 'field-repair'
  | 'get-up'
  | 'come-on';

/** What is shot at: a unit by name, a piece of cover by square, or the squares of a flame by name. */
export type Aim =
  | { readonly unit: string }
  | { readonly piece: string }
  | { readonly squares: readonly string[] };

export type CoreOption = Option &
  (
    | { readonly do: 'begin'; readonly side: 'allies' | 'axis' }
    | { readonly do: 'activate'; readonly unit: string; readonly alone: boolean }
    | { readonly do: 'yield'; readonly seat: number }
    | { readonly do: 'actions'; readonly first: ActionName; readonly second: ActionName }
    | { readonly do: 'charge' }
    | { readonly do: 'use'; readonly skill: string }
    | { readonly do: 'walk' }
    | { readonly do: 'jump' }
    | { readonly do: 'enter'; readonly to: string }
    | { readonly do: 'step'; readonly to: string }
    | { readonly do: 'charge-to'; readonly to: string }
    | { readonly do: 'leave' }
    | { readonly do: 'stop' }
    | { readonly do: 'crush' }
    | { readonly do: 'spare' }
    | {
        readonly do: 'fire';
        readonly unit: string;
        readonly line: string;
        readonly at: Aim;
        readonly shots: number;
      }
    | { readonly do: 'open-fire' }
    | { readonly do: 'hold' }
    | { readonly do: 'react'; readonly unit: string }
    | { readonly do: 'lose'; readonly unit: string; readonly figure: number }
    | { readonly do: 'choose'; readonly unit: string }
    | { readonly do: 'revive'; readonly unit: string; readonly figure: number }
    | { readonly do: 'strike'; readonly gun: string; readonly at: string }
    | { readonly do: 'none' }
    | { readonly do: 'ground'; readonly ground: 'indoors' | 'outdoors' }
    | { readonly do: 'density'; readonly density: 'light' | 'medium' | 'heavy' }
    | { readonly do: 'terrain'; readonly to: string }
    | { readonly do: 'cover'; readonly piece: PieceKind; readonly to: string }
    | { readonly do: 'count' }
    | { readonly do: 'fight-on' }
  );

function aimId(aim: Aim): string {
  if ('unit' in aim) return aim.unit;
  return 'piece' in aim ? `the cover in ${aim.piece}` : aim.squares.join('-');
}

/** The option as a record writes it. */
export function optionId(option: CoreOption): string {
  switch (option.do) {
    case 'begin':
      return `${option.side} begin`;
    case 'activate':
      return option.alone ? `activate ${option.unit} alone` : `activate ${option.unit}`;
    case 'yield':
      return `yield to seat ${option.seat}`;
    case 'actions':
      if (option.first === 'shoot' && option.second === 'shoot') return 'sustained attack';
      return option.first === 'nothing' ? 'do nothing' : `${option.first} + ${option.second}`;
    case 'use':
      return `use ${option.skill}`;
    case 'enter':
    case 'step':
      return `${option.do} ${option.to}`;
    case 'charge-to':
      return `charge to ${option.to}`;
    case 'fire': {
      const shots = option.shots > 0 ? ` x${option.shots}` : '';
      return `fire ${option.unit}/${option.line}${shots} at ${aimId(option.at)}`;
    }
    case 'open-fire':
      return 'open fire';
    case 'react':
    case 'choose':
      return `${option.do} ${option.unit}`;
    case 'lose':
      return option.figure < 0
        ? `lose a health point of ${option.unit}`
        : `lose ${option.unit}.${option.figure + 1}`;
    case 'revive':
      return option.figure < 0 ? `heal ${option.unit}` : `revive ${option.unit}.${option.figure + 1}`;
    case 'strike':
      return `strike ${option.at} with ${option.gun}`;
    case 'ground':
      return `fight ${option.ground}`;
    case 'density':
      return `${option.density} terrain`;
    case 'terrain':
      return `terrain on ${option.to}`;
    case 'cover':
      return `${option.piece} on ${option.to}`;
    case 'count':
      return 'count points';
    case 'fight-on':
      return 'fight on';
    default:
      return option.do;
  }
}
