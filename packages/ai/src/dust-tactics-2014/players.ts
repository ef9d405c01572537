import { makeWeighted } from '../open/officer.ts';
import { tacticsGame } from './adapter.ts';
import { captain14 as captain } from './captain.ts';
import { onTable } from './on-table.ts';
import { sergeant14 as sergeant } from './sergeant.ts';

export const corporal14 = onTable(makeWeighted(tacticsGame, 'corporal', 'Corporal'));
export const sergeant14 = onTable(sergeant);
export const captain14 = onTable(captain);
