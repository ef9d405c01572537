import { type Outcome, Play, playRandomly, seededDice, seededPick } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { afterBattle, type Campaign, newCampaign, nextBattle, nextScenario, standingOf } from './campaign.ts';
import { dustTactics } from './game.ts';
import { SCENARIOS } from './scenarios/index.ts';
import { setUp } from './setup/setup.ts';
import type { CoreState } from './state.ts';

const outcome = (allies: number, axis: number): Outcome => ({
  places: [allies >= axis ? 0 : 1, axis >= allies ? 0 : 1],
  scores: [allies, axis],
  reason: 'rounds',
});

const after = (campaign: Campaign, result: Outcome): Campaign => {
  const next = afterBattle(campaign, result);
  if ('code' in next) throw new Error(next.text);
  return next;
};

describe('[dt1.scenario.campaign] a campaign', () => {
  test('[dt1.scenario.campaign] leads through the eight scenarios in order', () => {
    let campaign = newCampaign();
    const fought: string[] = [];
    for (let battle = nextBattle(campaign); battle !== null; battle = nextBattle(campaign)) {
      expect(setUp(battle as never)).toHaveProperty('units');
      fought.push(battle.scenario as string);
      campaign = after(campaign, outcome(fought.length, 3));
    }
    expect(fought).toEqual(SCENARIOS.map((scenario) => scenario.id));
    // 1+2+…+8 against eight times 3; the first two lost, the third drawn, five won.
    expect(standingOf(campaign)).toEqual({
      points: { allies: 36, axis: 24 },
      won: { allies: 5, axis: 2 },
      leader: 'allies',
      over: true,
    });
    expect(afterBattle(campaign, outcome(1, 0))).toMatchObject({
      code: 'campaign-over',
      rule: 'dt1.scenario.campaign',
    });
  });

  test('[dt1.scenario.campaign] points decide, not battles, and equal points nothing', () => {
    let campaign = after(after(newCampaign(), outcome(2, 0)), outcome(2, 0));
    expect(standingOf(campaign)).toMatchObject({ leader: 'allies', over: false });
    campaign = after(campaign, outcome(0, 4));
    expect(standingOf(campaign)).toMatchObject({ points: { allies: 4, axis: 4 }, leader: null });
    campaign = after(campaign, outcome(0, 1));
    expect(standingOf(campaign)).toMatchObject({ won: { allies: 2, axis: 2 }, leader: 'axis' });
  });

  test('[dt1.scenario.campaign] takes over the outcome of a real battle, by sides and not by seats', () => {
    const seats = ['axis', 'allies', 'axis', 'allies'] as const;
    const campaign = newCampaign({ seats, options: { scale: 'later' } });
    const battle = nextBattle(campaign)!;
    expect(battle).toEqual({ scenario: 'reconnaissance', seats, options: { scale: 'later' } });
    const play = new Play(dustTactics, setUp(battle as never) as CoreState, seededDice('campaign'));
    playRandomly(play, seededPick('campaign'));
    const result = dustTactics.outcome(play.state)!;
    const [first] = after(campaign, result).battles;
    expect(first).toEqual({
      scenario: 'reconnaissance',
      points: { allies: result.scores[1], axis: result.scores[0] },
      winner: [null, 'axis', 'allies'][result.places[0] === result.places[1] ? 0 : 1 + result.places[0]!],
      reason: result.reason,
    });
    expect(nextScenario(after(campaign, result))?.id).toBe(SCENARIOS[1]!.id);
    expect(afterBattle(newCampaign(), result)).toMatchObject({ at: 'outcome', code: 'campaign-players' });
  });
});
