import type { Option, Seat } from '@dustfront/kernel';
import type { Colour } from './state.ts';
import type { UnitType } from './units.ts';

/** The four ways to spend a movement point [dust.move.kinds]. */
export type MoveKind = 'land' | 'sea' | 'amphibious' | 'bombers';

/** The ways to spend a combat point: three battles, three special attacks, the mech drop. */
export type AttackForm = 'land' | 'sea' | 'amphibious' | 'bombers' | 'submarines' | 'missiles' | 'drop';

export type Ware = UnitType | 'centre' | 'card';

/** Everything a player may answer. Areas, cards and units go by their names. */
export type DustOption = Option &
  (
    | { readonly do: 'card'; readonly card: string }
    | { readonly do: 'colour'; readonly colour: Colour }
    | { readonly do: 'claim'; readonly area: string }
    | { readonly do: 'centre'; readonly area: string }
    | { readonly do: 'ally'; readonly seat: Seat }
    | { readonly do: 'discard'; readonly card: string }
    | { readonly do: 'buy'; readonly ware: Ware }
    | { readonly do: 'place'; readonly unit: UnitType; readonly area: string; readonly centre: string }
    | { readonly do: 'free-mech'; readonly area: string }
    | { readonly do: 'move'; readonly kind: MoveKind; readonly from: string }
    | { readonly do: 'to'; readonly area: string }
    | { readonly do: 'take'; readonly unit: UnitType; readonly count: number }
    | { readonly do: 'attack'; readonly form: AttackForm; readonly from: string }
    | { readonly do: 'launch'; readonly form: 'missiles' | 'drop' }
    | { readonly do: 'mechs'; readonly from: string; readonly count: number }
    | { readonly do: 'withdraw'; readonly unit: UnitType; readonly count: number }
    | { readonly do: 'retreat'; readonly unit: UnitType; readonly count: number; readonly area: string }
    | { readonly do: 'destroy'; readonly unit: UnitType }
    | { readonly do: 'rescue'; readonly from: number }
    | { readonly do: 'use' }
    | { readonly do: 'pass' }
    | { readonly do: 'keep' }
    | { readonly do: 'done' }
    | { readonly do: 'stop' }
    | { readonly do: 'stand' }
    | { readonly do: 'end' }
  );

/** The option's name in records: a few words that a reader of the record understands. */
export function optionId(option: DustOption): string {
  switch (option.do) {
    case 'card':
      return `card ${option.card}`;
    case 'colour':
      return `colour ${option.colour}`;
    case 'claim':
      return `claim ${option.area}`;
    case 'centre':
      return `centre ${option.area}`;
    case 'ally':
      return `ally ${option.seat}`;
    case 'discard':
      return `discard ${option.card}`;
    case 'buy':
      return `buy ${option.ware}`;
    case 'place':
      return option.area === option.centre
        ? `place ${option.unit} ${option.area}`
        : `place ${option.unit} ${option.area} from ${option.centre}`;
    case 'free-mech':
      return `free mech ${option.area}`;
    case 'move':
      return `move ${option.kind} ${option.from}`;
    case 'to':
      return `to ${option.area}`;
    case 'take':
      return `take ${option.count} ${option.unit}`;
    case 'attack':
      return `attack ${option.form} ${option.from}`;
    case 'launch':
      return `launch ${option.form}`;
    case 'mechs':
      return `mechs ${option.count} ${option.from}`;
    case 'withdraw':
      return `withdraw ${option.count} ${option.unit}`;
    case 'retreat':
      return `retreat ${option.count} ${option.unit} ${option.area}`;
    case 'destroy':
      return `destroy ${option.unit}`;
    case 'rescue':
      return `rescue from ${option.from + 1}`;
    default:
      return option.do;
  }
}

/** The answers without a particular: the same objects each time. */
export const USE: DustOption = { do: 'use' };
export const PASS: DustOption = { do: 'pass' };
export const KEEP: DustOption = { do: 'keep' };
export const DONE: DustOption = { do: 'done' };
export const STOP: DustOption = { do: 'stop' };
export const STAND: DustOption = { do: 'stand' };
export const END: DustOption = { do: 'end' };
