import '../outside.ts';
import { asView, dustTactics2014 as game } from '@dustfront/dust-tactics-2014';
import { isProblems, questionFor } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { questionInWords } from '../../../session/words.ts';
import { tacticsSends, tacticsSubject, wholeAim } from '../options.ts';
import { announcedBy, shotsOf } from './shots.ts';

const POSITION = `reactions off
table 900 900
unit 1a sturmgrenadier-assault-squad at 100,300 140,300 180,300 100,340 140,340
unit 1b stefan at 100,800
unit 2a bazooka-joe at 400,300
unit 2b ranger-combat-squad at 850,700 850,740 850,780 810,760 810,720`;

function asked(position = POSITION) {
  const state = game.notation!.parsePosition(position);
  if (isProblems(state)) throw new Error(JSON.stringify(state));
  const json = game.view(state, 0);
  return { question: questionInWords(game, questionFor(game, state, 0)!, json), view: asView(json) };
}

test('a chosen unit knows at whom it could fire from where it stands, with both actions or with one', () => {
  const { question, view } = asked();
  const announced = announcedBy(question, view, '1a');
  expect(announced.map(({ before }) => before)).toEqual([
    ['activate 1a', 'sustained'],
    ['activate 1a', 'attack', 'move'],
  ]);
  const [joe, ...others] = shotsOf(announced);
  expect(others).toEqual([]);
  expect(joe!.key).toBe('2a');
  const [sustained, single] = joe!.ways.map(({ prospect }) => prospect.some);
  expect(sustained).toBeGreaterThan(single!);
  expect(wholeAim(joe!.ways[0]!.announced.view, '2a')).toMatchObject({
    unit: '1a',
    target: '2a',
    sustained: true,
  });
});

test('nothing is announced for whoever is not asked, or sees nobody', () => {
  const { question, view } = asked();
  expect(announcedBy(question, view, '2a')).toEqual([]);
  const far = asked(POSITION.replace('400,300', '850,100'));
  expect(announcedBy(far.question, far.view, '1a')).toEqual([]);
});

test('whoever is under fire waits for dice before a place is pointed out or an attack announced', () => {
  const { question, view } = asked(
    `suppression on\n${POSITION}`.replace('180,300 100,340 140,340', '180,300 100,340 140,340 under-fire'),
  );
  expect(tacticsSends(question, '1a', view)).toBe('after-dice');
  expect(tacticsSends(question, '1b', view)).toBe('at-once');
  expect(announcedBy(question, view, '1a')).toEqual([]);
});

test('whoever has a pilot that dice may give another action waits for them as well', () => {
  const { question, view } = asked(`reactions off
table 900 900
unit 1a natalya
unit 1c koshka aboard 1a:pilot
unit 1b rosie at 100,100
unit 2a bazooka-joe at 700,300`);
  expect(tacticsSends(question, '1a', view)).toBe('after-dice');
  expect(tacticsSends(question, '1b', view)).toBe('at-once');
});

test('whether a hero joins is a question about him: he is the one who is shown', () => {
  const { question, view } = asked();
  const options = [
    { id: 'alone', option: { do: 'alone' }, message: { key: '' } },
    { id: 'join 1b', option: { do: 'join', who: '1b', whom: '1a' }, message: { key: '' } },
  ];
  for (const name of ['join-activation', 'join-under-attack', 'join-reaction'])
    expect(tacticsSubject(view, { ...question, name, options } as never)).toBe('1b');
});
