import { makeOfficer, makeWeighted } from '../open/officer.ts';
import { tactics14 } from './adapter.ts';

export const corporal14 = makeWeighted(tactics14, 'corporal', 'Corporal');

export { sergeant14 } from './sergeant.ts';

export const captain14 = makeOfficer(tactics14, {
  id: 'captain',
  name: 'Captain',
  width: 24,
  horizon: 3,
  iterations: 400,
});
