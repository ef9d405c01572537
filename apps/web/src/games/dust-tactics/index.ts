import { t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import type { GameFace } from '../face.ts';
import { needRuleWords } from '../register.ts';
import { coreActs } from './acts.ts';
import { coreCard } from './card.ts';
import { coreCasualties } from './casualties.ts';
import { coreGoalsModel } from './goals.ts';
import { coreDeed, coreNobodys, coreRoll, coreSide, coreStory, coreTick } from './log.ts';
import { viewOf } from './model.ts';
import {
  coreAttackStarts,
  coreCalls,
  coreDeclared,
  coreFollows,
  coreGreyed,
  coreJourneys,
  coreMode,
  coreReaction,
  coreSubject,
  coreTarget,
} from './options.ts';
import { corePlan } from './plan.ts';
import { coreQuick } from './quick.ts';
import { corePicture, coreScene } from './scene.ts';
import { coreArmies, coreFields, coreForces, coreMakeSetup, coreSetups, coreStandard } from './setup.ts';
import { coreSources } from './sources.ts';
import { coreStatus } from './status.ts';
import { coreAccount } from './story.ts';

/** How the Core Set looks and speaks. */
export const coreFace: GameFace<Controller> = {
  id: 'dust-tactics',
  secrets: false,
  seats: (setup) => {
    const seats = (setup as { seats?: readonly string[] } | null)?.seats ?? ['allies', 'axis'];
    return seats.map((bloc) =>
      bloc === 'axis' ? { sign: 'axis', name: t('sides.axis') } : { sign: 'allies', name: t('sides.allies') },
    );
  },
  scene: (view) => coreScene(viewOf(view)),
  status: (view) => coreStatus(viewOf(view)),
  goals: (view) => coreGoalsModel(viewOf(view)),
  card: (view, piece) => coreCard(viewOf(view), piece),
  subject: (view, question) => coreSubject(viewOf(view), question),
  follows: coreFollows,
  target: (option, view) => coreTarget(option, viewOf(view)),
  calls: coreCalls,
  plan: (view) => corePlan(viewOf(view)),
  roll: coreRoll,
  deed: coreDeed,
  story: coreStory,
  tick: coreTick,
  isNobodys: coreNobodys,
  acts: (log, view) => coreActs(log, viewOf(view)),
  account: coreAccount,
  words: () => needRuleWords('dust-tactics'),
  sideOf: (line, view) => coreSide(line, viewOf(view)),
  setups: coreSetups,
  fields: coreFields,
  makeSetup: coreMakeSetup,
  forces: coreForces,
  sources: coreSources,
  standard: coreStandard,
  quick: () => ({ setup: coreQuick(), level: 'sergeant', opening: {} }),
  readyArmies: coreArmies,
  greyed: coreGreyed,
  declared: (view) => coreDeclared(viewOf(view)),
  picture: (view) => corePicture(viewOf(view)),
  mode: coreMode,
  journeys: coreJourneys,
  attackStarts: (question, piece, view) =>
    coreAttackStarts(question, piece, view === null ? null : viewOf(view)),
  casualties: (question, view, log) => coreCasualties(question, viewOf(view), log),
  reaction: (question, view) => coreReaction(viewOf(view), question),
};
