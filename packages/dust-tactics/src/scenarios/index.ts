/** dt1.scenario.eight: the eight scenarios in the order of the campaign (dt1.scenario.campaign). */
import { RECONNAISSANCE } from './1-reconnaissance.ts';
import { BEACONS_ON_THE_ICE } from './2-beacons.ts';
import { HOLD_THE_DEPOT } from './3-depot.ts';
import { THE_PASS } from './4-pass.ts';
import { FUEL_DUMPS } from './5-fuel.ts';
import { THE_COURIER } from './6-courier.ts';
import { STATION_SEVEN } from './7-last-stand.ts';
import { WHITE_NOON } from './8-white-noon.ts';
import type { Scenario } from './scenario.ts';

export { BATTLEFIELDS, type Battlefield, type Density } from './layouts.ts';

export const SCENARIOS: readonly Scenario[] = [
  RECONNAISSANCE,
  BEACONS_ON_THE_ICE,
  HOLD_THE_DEPOT,
  THE_PASS,
  FUEL_DUMPS,
  THE_COURIER,
  STATION_SEVEN,
  WHITE_NOON,
];

export function scenarioById(id: string): Scenario | undefined {
  return SCENARIOS.find((scenario) => scenario.id === id);
}
