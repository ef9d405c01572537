import type { Controller } from '../../modes/controller.ts';
import type { GameFace } from '../face.ts';
import { needRuleWords } from '../register.ts';
import { tacticsActs } from './acts.ts';
import { tacticsCard } from './card.ts';
import { tacticsCasualties } from './casualties.ts';
import { tacticsFire } from './fire.ts';
import { tacticsGoalsModel } from './goals.ts';
import { lineName } from './lines.ts';
import {
  tacticsAccount,
  tacticsDeed,
  tacticsNobodys,
  tacticsRoll,
  tacticsSaid,
  tacticsSide,
  tacticsStory,
  tacticsTick,
} from './log.ts';
import { viewOf } from './model.ts';
import { tacticsNote } from './notes.ts';
import {
  tacticsAttackStarts,
  tacticsDeclared,
  tacticsFollows,
  tacticsFruitless,
  tacticsHeld,
  tacticsJourneys,
  tacticsMode,
  tacticsReaction,
  tacticsRefused,
  tacticsSends,
  tacticsSubject,
  tacticsTarget,
  tacticsWording,
} from './options.ts';
import { tacticsPlan } from './plan.ts';
import { tacticsQuick, tacticsQuickTable } from './quick.ts';
import { tacticsPicture, tacticsScene } from './scene.ts';
import {
  tacticsArmies,
  tacticsFields,
  tacticsForces,
  tacticsMakeSetup,
  tacticsSeats,
  tacticsSetups,
  tacticsStandard,
} from './setup.ts';
import { ruleOfSkill, tacticsSkill } from './skill.ts';
import { tacticsSources } from './sources.ts';
import { tacticsStatus } from './status.ts';
import { Preview } from './table/Preview.tsx';
import { needTurnWords, sayTurn } from './turns.ts';

/** How the edition of 2013/14 looks and speaks. */
export const tacticsFace: GameFace<Controller> = {
  id: 'dust-tactics-2014',
  secrets: false,
  anyArmy: true,
  seats: tacticsSeats,
  scene: (view) => tacticsScene(viewOf(view)),
  status: (view) => tacticsStatus(viewOf(view)),
  goals: (view) => tacticsGoalsModel(viewOf(view)),
  card: (view, piece) => tacticsCard(viewOf(view), piece),
  subject: (view, question) => tacticsSubject(viewOf(view), question),
  follows: tacticsFollows,
  target: (option, view) => tacticsTarget(option, viewOf(view)),
  plan: (view) => tacticsPlan(viewOf(view)),
  idle: 'nothing',
  skill: tacticsSkill,
  ruleOf: ({ event }) => (event.type === 'skill-used' ? ruleOfSkill(event.skill) : null),
  roll: tacticsRoll,
  deed: tacticsDeed,
  story: tacticsStory,
  tick: tacticsTick,
  isNobodys: tacticsNobodys,
  acts: (log, view, setup) => tacticsActs(log, viewOf(view), setup),
  account: tacticsAccount,
  sideOf: (line, view) => tacticsSide(line, viewOf(view)),
  said: (line, view) => tacticsSaid(line, viewOf(view)),
  setups: tacticsSetups,
  fields: tacticsFields,
  makeSetup: tacticsMakeSetup,
  forces: tacticsForces,
  sources: tacticsSources,
  standard: tacticsStandard,
  quick: () => ({
    setup: tacticsQuick(),
    level: 'sergeant',
    opening: { 'choose-edge': 'edge S', 'first-side': 'first 1' },
  }),
  quickTable: () => ({
    setup: tacticsQuickTable(),
    level: 'sergeant',
    opening: { 'choose-edge': 'edge S', 'first-side': 'first 1' },
  }),
  readyArmies: tacticsArmies,
  picture: (view) => tacticsPicture(viewOf(view)),
  mode: tacticsMode,
  rounds: sayTurn,
  words: async () => {
    await Promise.all([needTurnWords(), needRuleWords('dust-tactics-2014')]);
  },
  journeys: (question, piece, view) => tacticsJourneys(question, piece, viewOf(view)),
  sends: (question, piece, view) => tacticsSends(question, piece, viewOf(view)),
  attackStarts: (question, piece, view) =>
    tacticsAttackStarts(question, piece, view === null ? null : viewOf(view)),
  fire: tacticsFire,
  lineName: (view, unit, line) => lineName(viewOf(view), unit, line),
  fruitless: (row, question, view) => tacticsFruitless(row, question, viewOf(view)),
  greyed: (id, view) => ({ key: tacticsRefused(id, viewOf(view)) }),
  held: (question, view) => tacticsHeld(question, viewOf(view)),
  declared: (view) => tacticsDeclared(viewOf(view)),
  wording: (row, view, say) => tacticsWording(row, viewOf(view), say),
  note: (row, view) => tacticsNote(row, viewOf(view)),
  casualties: (question, view, log) => tacticsCasualties(question, viewOf(view), log),
  reaction: (question, view) => tacticsReaction(viewOf(view), question),
  measured: async () => (await import('./table/MeasuredTable.tsx')).MeasuredTable,
  preview: Preview,
};
