export { DECK, PROVENANCE, WORLD } from './data/index.ts';
export * from './data/types.ts';
export { validateDeck } from './data/validate-deck.ts';
export { EPIC_DEMANDS, validateMap } from './data/validate-map.ts';
export { dust } from './game.ts';
export { parsePosition } from './notation/parse.ts';
export { printPosition } from './notation/print.ts';
export { parseUnits, printUnits } from './notation/units.ts';
export type { AttackForm, DustOption, MoveKind } from './options.ts';
export type { DustSetup } from './setup.ts';
export {
  type CheckedGame,
  playChecked,
  reportOn,
  type SimulationReport,
  type Spread,
  seedOf,
  simulateGames,
} from './simulate.ts';
export { COLOURS, type Colour, type DustState, type RoundScore } from './state.ts';
export {
  CARD_COST,
  CENTRE_COST,
  FIGURES,
  namedUnits,
  UNIT_TYPES,
  type Units,
  type UnitType,
  unitsOf,
} from './units.ts';
export type { AreaView, BattleView, DustView, NamedUnits, PlayerView, ShownHolder } from './view.ts';
export { asView, dustView } from './view.ts';
