import type { Advisor } from '../../session/host.ts';

/** Battles are weighed in a worker of their own (odds/), so that the match never waits; the match's worker has nothing to add. */
export const dustAdvisor: Advisor = {
  advise: () => null,
  luck: () => [],
};
