import type { Provenance, ScenarioProvenance } from '@dustfront/wargame';

const RULES: Readonly<Record<Provenance, string>> = {
  printed: 'conditions as printed',
  inferred: 'conditions inferred from what is known of the printed scenario',
  ours: 'a scenario of our own',
};

const MAPS: Readonly<Record<Provenance, string>> = {
  printed: 'map as printed',
  inferred: 'map inferred, because the printed one is lost',
  ours: 'map ours',
};

/** `conditions as printed; map inferred, because …` */
export const scenarioSource = ({ rules, map }: ScenarioProvenance): string => `${RULES[rules]}; ${MAPS[map]}`;

export const mapSource = (map: Provenance): string => MAPS[map];
