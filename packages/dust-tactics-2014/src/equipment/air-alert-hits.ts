import { hitAlsoOn } from '@dustfront/wargame';
import { T } from '../faces.ts';
import type { LineException } from '../hooks.ts';
import { isGroundMachine } from '../units.ts';

/** A friendly vehicle hits an aircraft that was called out on targets as well, until the turn ends. */
export const airAlertHits: LineException = {
  id: 'air-alert-hits',
  cites: ['dt14.equip.air-alert.hit', 'dt14.equip.air-alert.vehicles'],
  applies: (blow) =>
    !blow.back &&
    isGroundMachine(blow.by) &&
    blow.state.alerts.some((alert) => alert.side === blow.by.side && alert.aircraft === blow.target.id),
  line: (line) => hitAlsoOn(line, T, 'dt14.equip.air-alert.hit'),
};
