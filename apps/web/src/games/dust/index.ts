import type { Controller } from '../../modes/controller.ts';
import type { GameFace } from '../face.ts';
import { armyOfLine, dustDeed, dustNobodys, dustRoll, dustStory, dustTick } from './log.ts';
import { Preview } from './map/Preview.tsx';
import { viewOf } from './model.ts';
import { areaName } from './names.ts';
import { dustFollows, dustIsSecret, dustPace, dustTarget, dustUnasked } from './options.ts';
import { Prices } from './Prices.tsx';
import { dustPicture, dustScene } from './scene.ts';
import { dustFields, dustMakeSetup, dustSeats, dustSetups, dustSources, dustStandard } from './setup.ts';
import { dustStatus } from './status.ts';
import { dustActs, dustSince } from './story/acts.ts';
import { WarTable } from './table/WarTable.tsx';
import { needTableWords } from './words.ts';

/** How DUST looks and speaks. */
export const dustFace: GameFace<Controller> = {
  id: 'dust',
  secrets: true,
  seats: dustSeats,
  scene: (view) => dustScene(viewOf(view)),
  status: (view) => dustStatus(viewOf(view)),
  card: () => null,
  subject: () => null,
  unasked: dustUnasked,
  follows: dustFollows,
  target: (option, view) => dustTarget(option, viewOf(view)),
  place: (area, view) => areaName(viewOf(view), area),
  roll: dustRoll,
  deed: dustDeed,
  story: dustStory,
  tick: dustTick,
  isNobodys: dustNobodys,
  acts: (log, view, _setup, you) => dustActs(log, viewOf(view), you),
  since: dustSince,
  sideOf: () => null,
  armyOf: (line, view) => armyOfLine(line, viewOf(view)),
  words: needTableWords,
  setups: dustSetups,
  fields: dustFields,
  makeSetup: dustMakeSetup,
  sources: dustSources,
  standard: dustStandard,
  quick: () => ({ setup: dustMakeSetup(dustStandard()), level: 'staff-officer', opening: {} }),
  readyArmies: () => [],
  picture: dustPicture,
  mode: () => 'ask',
  journeys: () => ({ one: null, two: null }),
  attackStarts: () => null,
  reaction: () => null,
  table: WarTable,
  preview: Preview,
  prices: Prices,
  isSecret: dustIsSecret,
  pace: dustPace,
};
