import type { Equivalent } from './equivalent-row.ts';

const tactics = (name: string): string => `packages/dust-tactics-2014/src/${name}.ts`;
const gap = tactics('ground/table/gap');
const sight = tactics('ground/squares/sight');
const laying = tactics('setting/table/laying');
const lines = tactics('moving/table/lines-of-fire');
const march = tactics('moving/table/march');

const REMEMBERED = 'only what is remembered changes, not what is computed';
const SAME_DRAW = 'the same is drawn a second time';
const STOREYS = 'a roof is at least one storey high';
const NOBODY = 'nobody has such a number';

const FALSE = ['condition false'];
const TRUE = ['condition true'];
const MORE = ['one more'];
const TEXT = ['empty text'];

/** Those of 2013/14. */
export const EQUIVALENT_2014: readonly Equivalent[] = [
  { file: gap, line: 'gaps.set(ours, theirs, least);', kinds: ['left out'], why: REMEMBERED },
  {
    file: tactics('ground/table/stand'),
    line: 'if (isEnough) return met;',
    kinds: FALSE,
    why: 'whether anything is met is asked, not how much',
  },
  {
    file: tactics('ground/table/pieces'),
    line: 'const leader = unit.joined === NOBODY',
    kinds: FALSE,
    why: 'the leader of a unit that has joined nobody is itself',
  },
  {
    file: tactics('ground/table/march'),
    line: 'if (part.on !== undefined || part.to !== undefined)',
    kinds: TRUE,
    why: 'the plain question has the same answer',
  },
  {
    file: tactics('ground/squares/standing'),
    line: 'const key = ',
    kinds: TEXT,
    was: "'air'",
    why: 'the keys stay different from each other',
  },
  { file: sight, line: 'if (roofA < 0 && roofB < 0)', kinds: ['< as <=', 'one more'], why: STOREYS },
  {
    file: sight,
    line: 'if (state.board.forts.length === 0) continue;',
    kinds: FALSE,
    why: 'where there are no works nobody is found inside',
  },
  {
    file: sight,
    line: 'if (!isMet(grid, from, to,',
    kinds: FALSE,
    why: 'what the line does not meet is in nobody’s way',
  },
  {
    file: sight,
    line: 'if (!isSightTouched(',
    kinds: TEXT,
    why: 'a line without any sight is not clear',
  },
  {
    file: tactics('ground/squares/footing'),
    line: 'for (let i = 1; i < count; i++)',
    kinds: MORE,
    was: '1',
    why: 'the nearest square is a neighbour, and those were looked at before',
  },
  {
    file: tactics('ground/squares/squares'),
    line: "if (unit.place !== 'board') return 0;",
    kinds: TEXT,
    why: 'its squares one by one are as far away',
  },
  {
    file: laying,
    line: 'const rule = meetsBounds(near,',
    kinds: TRUE,
    why: 'what lies so far away crowds nothing',
  },
  {
    file: laying,
    line: 'for (let heading = 0; heading < (ring === 0',
    kinds: FALSE,
    was: 'ring === 0',
    why: 'the same place is tried again',
  },
  {
    file: laying,
    line: 'if (x < 0 || y < 0 || x > width',
    kinds: FALSE,
    why: 'a piece around a point beside the table is refused',
  },
  {
    file: tactics('setting/squares/placing'),
    line: 'for (let at = 0; at < grid.size; at++) {',
    kinds: MORE,
    why: 'the first square lies at an edge',
  },
  {
    file: lines,
    line: 'const [inArc, able] = ',
    kinds: TEXT,
    was: "'arc'",
    why: 'only the other two are asked by name',
  },
  {
    file: lines,
    line: 'const near = bearer === null',
    kinds: FALSE,
    why: 'whoever is in range stands on the table',
  },
  {
    file: march,
    line: 'return space === null || space.propose(() => 0, 1)',
    kinds: MORE,
    was: '1',
    why: SAME_DRAW,
  },
  {
    file: tactics('moving/table/what-if'),
    line: 'return endOf(atGate(enteringOf(copy, march)',
    kinds: MORE,
    why: 'where it ends counts, not where it begins',
  },
  {
    file: tactics('moving/leaving'),
    line: "if (!unit.spent.includes('dismounted'))",
    kinds: TRUE,
    why: 'in a starter match nobody mounts a second time',
  },
  {
    file: tactics('frames/turn'),
    line: 'const pilot = isMachine(unit) ?',
    kinds: TRUE,
    why: 'nobody but a machine has a pilot',
  },
  {
    file: tactics('frames/damage'),
    line: 'if (frame.faces !== 0 && frame.marks > 0)',
    kinds: ['> as >='],
    why: 'whoever is hit has something to lose',
  },
  {
    file: tactics('losses'),
    line: 'if (unit.stuns.length === 0) continue;',
    kinds: FALSE,
    why: 'among no stuns there is none of his',
  },
  {
    file: tactics('options'),
    line: "if (!('mark' in choice)) return optionId(choice);",
    kinds: FALSE,
    why: 'without its mark it is what it was',
  },
  {
    file: tactics('roster'),
    line: 'passengers > 0 || riders > 0 ||',
    kinds: MORE,
    why: 'no machine has room for one alone',
  },
  {
    file: tactics('attack/rows'),
    line: 'return { mark: before === 0',
    kinds: MORE,
    was: '1',
    why: 'no card has two rows of one name and one mount',
  },
  {
    file: tactics('cards/read'),
    line: "if (kind !== 'squad') return roles;",
    kinds: FALSE,
    why: 'only squads have soldiers to give tasks to',
  },
  {
    file: tactics('notation/index'),
    line: 'fault: String(fault instanceof Error',
    kinds: TRUE,
    why: 'everything that is thrown is an error',
  },
  {
    file: tactics('telling/question'),
    line: "return { key: 'question.pair-units'",
    kinds: MORE,
    was: '1',
    why: NOBODY,
  },
];
