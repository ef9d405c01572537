import './outside.ts';
import { asView, dustTactics2014 as game, type TacticsView } from '@dustfront/dust-tactics-2014';
import { spotAt } from '@dustfront/dust-tactics-2014/query';
import { isProblems } from '@dustfront/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { deedsOf } from '../../acts/deeds.ts';
import { tell } from '../../acts/sentence.ts';
import { tracesOf } from '../../acts/traces.ts';
import { needPlayerWords } from '../../i18n/words.ts';
import type { LogLine, OpenQuestion } from '../../session/table.ts';
import { tacticsActs } from './acts.ts';
import { tacticsSaid } from './log.ts';
import { ruleOfSkill, tacticsSkill } from './skill.ts';
import { stationsIn } from './stations.ts';

const POSITION = `reactions off
table 900 900
wood copse 300,300 500,300 500,500 300,500
low-wall hedge 50,600 250,600
unit 1a sturmgrenadier-assault-squad at 100,800 140,800 180,800 100,840 140,840
unit 2a bazooka-joe at 120,100`;

function viewed(): TacticsView {
  const state = game.notation!.parsePosition(POSITION);
  if (isProblems(state)) throw new Error(JSON.stringify(state));
  return asView(game.view(state, null));
}

const line = (event: LogLine['event'], after: number): LogLine => ({ after, event, message: { key: 'x' } });

/** What is told of somebody who goes there. */
function toldOf(x: number, y: number, setup: { position: string } | null): string {
  const log = [
    line({ type: 'activates', unit: '1a' }, 0),
    line({ type: 'marched', unit: '1a', at: spotAt([x, y]), ways: [] }, 1),
  ];
  return deedsOf(tacticsActs(log, viewed(), setup))
    .map(tell)
    .join(' ');
}

const squad = 'Sturmgrenadier Assault Squad';

describe('a way on a table', () => {
  beforeAll(needPlayerWords);
  const setup = { position: POSITION };

  test('is told by what lies there', () => {
    expect(toldOf(400, 400, setup)).toBe(`${squad} moved into the wood in the middle.`);
  });

  test('is told by what stands between there and the enemy', () => {
    expect(toldOf(120, 650, setup)).toBe(`${squad} moved behind the low wall in the south-west.`);
  });

  test('of somebody who stood nowhere before leads onto the table', () => {
    expect(toldOf(700, 20, null)).toBe(`${squad} came onto the table, onto open ground in the north-east.`);
  });

  test('back to where it began is hardly a movement for those who have no hull to turn', () => {
    expect(toldOf(100, 800, setup)).toBe(`${squad} hardly moved.`);
  });
});

describe('the way that is drawn', () => {
  const drawn = (end: readonly [number, number], ways: readonly (readonly number[])[], setup = true) => {
    const log = [
      line({ type: 'activates', unit: '1a' }, 0),
      line({ type: 'marched', unit: '1a', at: spotAt(end), ways }, 1),
    ];
    const deeds = deedsOf(tacticsActs(log, viewed(), setup ? { position: POSITION } : null));
    return tracesOf(deeds).flatMap((trace) => (trace.kind === 'way' ? [trace.points] : []));
  };

  test('is the one that was walked, around every corner', () => {
    expect(drawn([300, 520], [[40, 590, 40, 550, 300, 520]])).toEqual([
      [
        [100, 800],
        [40, 590],
        [40, 550],
        [300, 520],
      ],
    ]);
  });

  test('ends where somebody was stopped on it', () => {
    expect(drawn([40, 570], [[40, 590, 40, 550, 300, 520]])).toEqual([
      [
        [100, 800],
        [40, 590],
        [40, 570],
      ],
    ]);
  });

  test('begins at the edge for those who come in', () => {
    expect(drawn([700, 100], [[700, 14, 700, 100]], false)).toEqual([
      [
        [700, 14],
        [700, 100],
      ],
    ]);
  });
});

test('what came of an announced attack without a target is told with its reason', () => {
  const log = [
    line({ type: 'activates', unit: '1a' }, 0),
    line({ type: 'action', unit: '1a', action: 'attack' }, 0),
    line({ type: 'in-vain', unit: '1a', why: 'sight' }, 0),
  ];
  const [deed] = deedsOf(tacticsActs(log, viewed()));
  expect(tell(deed!)).toBe(`${squad} did not fire: no enemy in sight.`);
});

test('a skill is explained where it is offered, and where it was used, by its rule', () => {
  const option = { do: 'use', word: 'fighting-spirit' };
  const question = { name: 'use-skill', options: [{ option }] } as unknown as OpenQuestion;
  expect(tacticsSkill(question)).toEqual({
    text: 'Once per game: in this attack target symbols hit as well as faction symbols.',
    rule: 'dt14.skill.spirit.hits',
  });
  const used = line({ type: 'skill-used', unit: '1a', skill: 'fighting-spirit' }, 0);
  expect(tacticsSaid(used, viewed())).toBe(`${squad} used Fighting Spirit: target symbols hit too`);
  expect(ruleOfSkill('fighting-spirit')).toBe('dt14.skill.spirit.hits');
});

test('where units stand in a position on a table is known by their first miniatures', () => {
  expect([...stationsIn({ position: POSITION }, viewed())]).toEqual([
    ['1a', '10 | 80 cm'],
    ['2a', '12 | 10 cm'],
  ]);
});

test('what is set out on a table is told by the part of it', async () => {
  await needPlayerWords();
  const event = { type: 'terrain', side: 0, what: 'wood', at: spotAt([850, 100]) };
  expect(tacticsSaid(line(event, 0), viewed())).toBe('Axis: wood in the north-east');
});
