import type { Game, Json } from '@dustfront/kernel';
import { clone } from './clone.ts';
import { describeEvent, describeOption, describeQuestion, describeRefusal } from './describe.ts';
import { frames } from './frames/index.ts';
import { isRecord } from './json.ts';
import { type DustOption, optionId } from './options.ts';
import { setup } from './setup.ts';
import type { DustState } from './state.ts';
import { outcome } from './victory.ts';
import { view } from './view.ts';
import { en } from './words/en.ts';

/** DUST, the Epic version, for two to six. */
export const dust: Game<DustState, DustOption> = {
  id: 'dust',
  title: 'DUST',
  version: '1',
  seats: (given: Json) => {
    if (!isRecord(given)) return 2;
    if (typeof given.position === 'string') return given.position.match(/^player /gm)?.length ?? 2;
    return typeof given.players === 'number' ? given.players : 2;
  },
  setup,
  frames,
  optionId,
  view,
  clone,
  outcome,
  describe: {
    question: describeQuestion,
    option: describeOption,
    event: describeEvent,
    refusal: describeRefusal,
  },
  catalogue: en,
};

export { type BattleSpec, battlePlan, placeWorth } from './battle/plan.ts';
export { isDotted } from './board.ts';
export { DECK, WORLD } from './data/index.ts';
export * from './data/types.ts';
export { validateDeck } from './data/validate-deck.ts';
export { EPIC_DEMANDS, validateMap } from './data/validate-map.ts';
export { brokenLaw, checkInvariants } from './invariants.ts';
export { parsePosition } from './notation/parse.ts';
export { printPosition } from './notation/print.ts';
export { parseUnits, printUnits } from './notation/units.ts';
export type { AttackForm, DustOption, MoveKind } from './options.ts';
export type { DustSetup } from './setup.ts';
export { COLOURS, type Colour, type DustState, type RoundScore } from './state.ts';
export { FIGURES, namedUnits, UNIT_TYPES, type Units, type UnitType, unitsOf } from './units.ts';
export type { AreaView, BattleView, DustView, NamedUnits, PlayerView, ShownHolder } from './view.ts';
