import { makeWeighted } from '../open/officer.ts';
import { tactics14 } from './adapter.ts';

export const corporal14 = makeWeighted(tactics14, 'corporal', 'Corporal');
export { captain14 } from './captain.ts';
export { sergeant14 } from './sergeant.ts';
