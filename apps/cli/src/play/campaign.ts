import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterBattle, type Campaign, newCampaign, nextScenario, standingOf } from '@dustfront/dust-tactics';
import type { Match } from '@dustfront/kernel';
import { Failure } from '../failure.ts';
import { own, problemText } from '../reader.ts';

/** The campaign kept in a file; a new one where there is none yet (dt1.scenario.campaign). */
export function openCampaign(file: string): Campaign {
  if (!existsSync(file)) return newCampaign();
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Campaign;
    if (Array.isArray(kept.battles) && Array.isArray(kept.seats) && typeof kept.options === 'object')
      return kept;
  } catch {
    // Told below, with the name of the file.
  }
  throw new Failure('setup.no-campaign', { file });
}

/** The score so far, and what comes next. */
export function campaignLines(campaign: Campaign): string[] {
  const { points, won, leader, over } = standingOf(campaign);
  const fought = campaign.battles.length;
  const score = own('campaign.score', {
    fought,
    allies: points.allies,
    alliesWon: won.allies,
    axis: points.axis,
    axisWon: won.axis,
  });
  if (!over) return fought === 0 ? [] : [score];
  return [score, own(leader === null ? 'campaign.draw' : `campaign.${leader}`)];
}

export function nextOf(campaign: Campaign): string | null {
  return nextScenario(campaign)?.id ?? null;
}

/** Carries the result of a finished battle over and keeps it. */
export function keepResult(file: string, campaign: Campaign, match: Match): Campaign {
  const outcome = match.game.outcome(match.state);
  if (outcome === null) return campaign;
  const after = afterBattle(campaign, outcome);
  if ('code' in after) throw new Failure('said', { text: problemText(match.game.id, after) });
  writeFileSync(file, `${JSON.stringify(after, null, 2)}\n`);
  return after;
}
