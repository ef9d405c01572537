import type { TacticsState } from '@dustfront/dust-tactics-2014';
import { squares } from './place.ts';
import { table } from './table/places.ts';
import type { Places } from './where.ts';

export const placesOf = (state: TacticsState): Places => (state.table === undefined ? squares : table);
