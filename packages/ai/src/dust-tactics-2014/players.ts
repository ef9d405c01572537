import { makeWeighted } from '../open/officer.ts';
import { tacticsGame } from './adapter.ts';
import { onTable } from './on-table.ts';

export { captain14 } from './captain.ts';
export { sergeant14 } from './sergeant.ts';
export const corporal14 = onTable(makeWeighted(tacticsGame, 'corporal', 'Corporal'));
