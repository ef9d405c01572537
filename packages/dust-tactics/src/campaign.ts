import type { Outcome } from '@dustfront/kernel';
import type { Bloc } from './cards/card.ts';
import { type Problem, problem } from './problem.ts';
import { SCENARIOS } from './scenarios/index.ts';
import type { Scenario } from './scenarios/scenario.ts';
import type { CoreSetup } from './setup/options.ts';
import { BLOCS } from './state.ts';

/**
 * The eight scenarios one after the other (dt1.scenario.campaign). A campaign is plain data: what was agreed before the
 * first battle, and the score of every battle fought. Everything else is read off it.
 */
export interface Campaign {
  /** The same for every battle: on another scale points could not be added up. */
  readonly options: NonNullable<CoreSetup['options']>;
  readonly seats: readonly Bloc[];
  readonly battles: readonly Battle[];
}

export interface Battle {
  readonly scenario: string;
  /** Victory points of the two sides. */
  readonly points: Readonly<Record<Bloc, number>>;
  /** Who won, null for a draw; missing in campaigns stored before objectives won battles: then points say it. */
  readonly winner?: Bloc | null;
  /** Why it ended. */
  readonly reason: string;
}

/** The score so far. */
export interface Standing {
  readonly points: Readonly<Record<Bloc, number>>;
  readonly won: Readonly<Record<Bloc, number>>;
  /** Who is ahead in points; null if nobody is. */
  readonly leader: Bloc | null;
  /** All scenarios have been fought: the leader has won the campaign. */
  readonly over: boolean;
}

export function newCampaign(setup: Pick<CoreSetup, 'options' | 'seats'> = {}): Campaign {
  return { options: setup.options ?? {}, seats: setup.seats ?? BLOCS, battles: [] };
}

/** The scenario to be fought next, or null when all have been. */
export function nextScenario({ battles }: Campaign): Scenario | null {
  return SCENARIOS[battles.length] ?? null;
}

/** What the next battle is begun with, or null when the campaign is over. */
export function nextBattle(campaign: Campaign): CoreSetup | null {
  const scenario = nextScenario(campaign);
  const { options, seats } = campaign;
  return scenario === null ? null : { scenario: scenario.id, options, seats };
}

/** The campaign after a battle; the victory points of the sides are carried over. */
export function afterBattle(campaign: Campaign, outcome: Outcome): Campaign | Problem {
  const scenario = nextScenario(campaign);
  if (scenario === null) return problem('campaign', 'campaign-over', undefined, 'dt1.scenario.campaign');
  if (outcome.scores.length !== campaign.seats.length) return problem('outcome', 'campaign-players');
  const pointsOf = (bloc: Bloc): number => outcome.scores[campaign.seats.indexOf(bloc)] ?? 0;
  const battle: Battle = {
    scenario: scenario.id,
    points: { allies: pointsOf('allies'), axis: pointsOf('axis') },
    winner: winnerOf(campaign, outcome),
    reason: outcome.reason,
  };
  return { ...campaign, battles: [...campaign.battles, battle] };
}

/** Victory points of all battles added up; most points win, equal points are a draw. */
export function standingOf(campaign: Campaign): Standing {
  const points = { allies: 0, axis: 0 };
  const won = { allies: 0, axis: 0 };
  for (const battle of campaign.battles) {
    for (const bloc of BLOCS) points[bloc] += battle.points[bloc];
    const winner = battle.winner === undefined ? ahead(battle.points) : battle.winner;
    if (winner !== null) won[winner]++;
  }
  return { points, won, leader: ahead(points), over: nextScenario(campaign) === null };
}

/** An objective may win a battle against the points (dt1.end.objective.wins). */
function winnerOf({ seats }: Campaign, { places }: Outcome): Bloc | null {
  const first = new Set(seats.filter((_, seat) => places[seat] === 0));
  return first.size === 1 ? [...first][0]! : null;
}

function ahead({ allies, axis }: Readonly<Record<Bloc, number>>): Bloc | null {
  if (allies === axis) return null;
  return allies > axis ? 'allies' : 'axis';
}
