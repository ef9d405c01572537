import type { Provenance, ScenarioProvenance } from '@dustfront/wargame';
import { own } from './reader.ts';

export const mapSource = (map: Provenance): string => own(`source.map.${map}`);

/** `conditions as printed; map inferred, because …` */
export const scenarioSource = ({ rules, map }: ScenarioProvenance): string =>
  own('source.scenario', { rules: own(`source.rules.${rules}`), map: mapSource(map) });
