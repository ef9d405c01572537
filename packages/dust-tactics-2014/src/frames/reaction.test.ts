import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

const scene = (more = '') => `unit 1a honey at C5 facing N
  unit 1b rosie at A9
  unit 2a sturmgrenadier-assault-squad at G5
  unit 2b hans at L1
  ${more}`;

describe('reactive attacks', () => {
  test(`[dt14.ruling.reaction] [dt14.ruling.reaction.spent]
      within four squares of a movement’s end or a declared attack;
      one F an attack, two a sustained one, none nothing; the unit has activated`, () => {
    const none = table(scene(), 'TS').do('activate 1a', 'move', 'nothing', 'face N');
    expect([none.question, none.seat]).toEqual(['react', 1]);
    expect(none.options()).toEqual(['hold-fire', 'react 2a']);
    none.do('react 2a');
    expect(none.unit('2a').activated).toBe(true);
    const one = table(scene(), 'FT T').do(
      'activate 1a',
      'move',
      'nothing',
      'face N',
      'react 2a',
      '2a Bazooka x1 at 1a',
    );
    expect(one.dice.left()).toBe(0);
    const two = table(scene(), 'FF T T').do(
      'activate 1a',
      'move',
      'nothing',
      'face N',
      'react 2a',
      '2a Bazooka x1 at 1a',
    );
    expect(two.dice.left()).toBe(0);
    const far = table(scene().replace('at G5', 'at H5')).do('activate 1a', 'move', 'nothing', 'face N');
    expect(far.question).toBe('activate');
    const spent = table(scene().replace('at G5', 'at G5 activated')).do(
      'activate 1a',
      'move',
      'nothing',
      'face N',
    );
    expect(spent.question).toBe('activate');
  });

  test('[dt14.ruling.reaction.hero] a hero who has not activated may react with the unit', () => {
    const t = table(scene('unit 2c stefan at G5'), 'TT').do(
      'activate 1a',
      'move',
      'nothing',
      'face N',
      'react 2a',
    );
    expect(t.options()).toEqual(['alone', 'join 2c to 2a']);
    t.do('join 2c to 2a');
    expect(t.unit('2c')).toMatchObject({ activated: true, joined: -1 });
  });

  const moved = (rules: string) =>
    table(`${rules}\n${scene()}`).do('activate 1a', 'move', 'nothing', 'face N').question;

  test('[dt14.ruling.starter.no-reactions] no reactions in starter matches', () => {
    expect([moved('rules starter'), moved('rules full')]).toEqual(['activate', 'react']);
  });

  test('[dt14.gen.optional] players may leave them out', () => {
    expect([moved('reactions off'), moved('reactions on')]).toEqual(['activate', 'react']);
  });
});
