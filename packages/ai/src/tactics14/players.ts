import { makeWeighted } from '../open/officer.ts';
import { tactics14 } from './adapter.ts';
import { captain14 as captain } from './captain.ts';
import { onTable } from './on-table.ts';
import { sergeant14 as sergeant } from './sergeant.ts';

export const corporal14 = onTable(makeWeighted(tactics14, 'corporal', 'Corporal'));
export const sergeant14 = onTable(sergeant);
export const captain14 = onTable(captain);
