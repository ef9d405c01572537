import type { Equivalent } from './equivalent-row.ts';

const dust = (name: string): string => `packages/dust/src/${name}.ts`;
const battle = dust('frames/battle');
const parts = dust('frames/battle-parts');
const combat = dust('frames/combat');
const movement = dust('frames/movement');
const draft = dust('frames/draft');
const lines = dust('notation/lines');
const parse = dust('notation/parse');
const attacks = dust('attacks/index');

const ASKED = 'the question offers no other kind of answer';
const COSTS = 'no two types of unit cost the same';
const DRY = 'nothing stands at sea that would add dice';
const DEFENDS = 'whoever is not the attacker defends';
const NOWHERE = 'an attack from nowhere has no origin that is looked at';
const NOBODYS = 'a moment that is nobody’s does not read the seat';

const FALSE = ['condition false'];
const TRUE = ['condition true'];
const TEXT = ['empty text'];

/** A guard that the types ask for, and the step that it would go back to. */
const guard = (file: string, line: string, back?: string): Equivalent[] => [
  { file, line, kinds: FALSE, why: ASKED },
  ...(back === undefined ? [] : [{ file, line, kinds: TEXT, was: `'${back}'`, why: ASKED }]),
];

/** Mutants of `dust` that no test can notice. */
export const EQUIVALENT_DUST: readonly Equivalent[] = [
  ...guard(combat, "if (option.do !== 'to') return 'target';", 'target'),
  ...guard(combat, "if (option.do !== 'take') return 'units';", 'units'),
  ...guard(combat, "if (option.do !== 'mechs') return 'mechs';"),
  ...guard(movement, "if (option.do !== 'to') return 'destination';", 'destination'),
  ...guard(movement, "if (option.do !== 'take') return 'load';", 'load'),
  ...guard(draft, "if (option.do !== 'colour') return 'colour';"),
  ...guard(draft, "if (option.do !== 'claim' && option.do !== 'centre') return 'area';", 'area'),
  ...guard(dust('frames/retreating'), "if (option.do !== 'retreat') return 'where';", 'where'),
  ...guard(dust('frames/production'), "if (option.do !== 'centre') return 'centre';"),
  ...guard(dust('frames/reinforcements'), "if (option.do !== 'place') return;"),
  ...guard(dust('frames/initiative'), "if (answer.do !== 'card') continue;"),
  { file: dust('frames/setup'), line: "if (answer.do === 'card') play(", kinds: TRUE, why: ASKED },
  { file: dust('frames/special-attack'), line: "if (option.do === 'destroy')", kinds: TRUE, why: ASKED },
  { file: battle, line: "if (option.do === 'destroy')", kinds: TRUE, why: ASKED },
  { file: battle, line: 'defenders: namedUnits(forceOf(', kinds: TEXT, why: DEFENDS },
  { file: battle, line: 'const defenders = forceOf(', kinds: TEXT, why: DEFENDS },
  { file: battle, line: 'const defenders = countUnits(forceOf(', kinds: TEXT, why: DEFENDS },
  { file: parts, line: 'return countUnits(battle.attackers) === 0 ||', kinds: TEXT, why: DEFENDS },
  { file: parts, line: "if (side === 'attacker' || battle.battle ===", kinds: TEXT, was: "'sea'", why: DRY },
  { file: parts, line: "const gains = side === 'defender' &&", kinds: TEXT, was: "'sea'", why: DRY },
  { file: dust('battle/stake'), line: 'const dearest = ', kinds: ['> as >='], why: COSTS },
  { file: dust('battle/casualties'), line: 'return legalCasualties(', kinds: ['> as >='], why: COSTS },
  {
    file: dust('secrecy'),
    line: "if (typeof inner !== 'object' && ",
    kinds: FALSE,
    why: 'what is neither a text nor an object is found to be no leak a call later',
  },
  {
    file: dust('passive'),
    line: 'const cost = (option: DustOption)',
    kinds: ['condition true', 'one more'],
    why: 'only units to be destroyed are compared',
  },
  {
    file: dust('quick'),
    line: 'return production * 10 - combat;',
    kinds: ['one more'],
    why: 'combat is below ten: production decides either way',
  },
  {
    file: dust('exceptions/koshka'),
    line: 'const stars = ',
    kinds: ['one more'],
    why: 'only seats with an open card are compared',
  },
  {
    file: dust('setup-areas'),
    line: 'const pairs = taken.map(',
    kinds: ['min as max'],
    why: 'either of the two names the pair',
  },
  {
    file: attacks,
    line: "if (mayActivate(state, seat, 'ballistic_missiles')",
    kinds: ['without -', 'one more'],
    why: NOWHERE,
  },
  { file: attacks, line: 'if (mechs && hasTarget(', kinds: ['without -', 'one more'], why: NOWHERE },
  {
    file: lines,
    line: 'if (area.holder >= 0 && !isSeat(',
    kinds: ['>= as >', 'one more'],
    why: 'a position has a first seat',
  },
  {
    file: lines,
    line: 'state.stack = stackAt(moment, ',
    kinds: ['condition true', 'without -', 'one more'],
    why: NOBODYS,
  },
  {
    file: dust('notation/moments'),
    line: 'if (JSON.stringify(stackAt(moment, -1))',
    kinds: ['without -', 'one more'],
    why: NOBODYS,
  },
  {
    file: parse,
    line: '...(links.some((link) => link[2]',
    kinds: TRUE,
    why: 'a list without links is left out',
  },
  {
    file: parse,
    line: 'return found.length > 0 ? null',
    kinds: ['condition false', 'one more'],
    why: 'where something was found, what was read is not looked at',
  },
];
