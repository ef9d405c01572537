import { describe, expect, test } from 'vitest';
import type { Cx } from '../events.ts';
import { parsePosition } from '../notation/parse.ts';
import type { SpecialAction } from '../options.ts';
import { freshUnit } from '../setup/units.ts';
import type { CoreState } from '../state.ts';
import { cardOf } from '../table/cards.ts';
import { unitNamed } from '../table/units.ts';
import { SPECIALS, specialNamed } from './specials.ts';

const position = (units: string, lines = ''): CoreState => {
  const read = parsePosition(`${lines}\nmap\n  .....\n  .....\n${units}`);
  if ('stack' in read) return read;
  throw new Error(JSON.stringify(read));
};

const BOSS = 'allies the-boss A1';

/** Why a command squad is refused one of its abilities, by code and rule. */
const refused = (ability: SpecialAction, units: string, lines = '', by = 'the-boss'): string => {
  const state = position(units, lines);
  const found = specialNamed(ability)!.refuses(state, unitNamed(state, by), false);
  return found === null ? 'may' : `${found.code}, ${found.rule}`;
};

test('the special actions in the order in which they are offered', () => {
  expect(SPECIALS.map(({ id, isCommand }) => `${id}${isCommand ? ' (command)' : ''}`)).toEqual([
    'reload',
    'tank-head',
    'artillery-strike (command)',
    'get-moving (command)',
    'makeshift-repair (command)',
    'field-repair (command)',
    'get-up (command)',
    'come-on (command)',
  ]);
});

describe('[dt1.cmd.one-try] [dt1.cmd.member-lost] who may call an ability', () => {
  const orders = ['get-moving', 'makeshift-repair', 'field-repair', 'get-up', 'come-on'] as const;

  test.each([...orders, 'artillery-strike'] as const)(
    '%s: a whole squad may, and once a round',
    (ability) => {
      expect(refused(ability, BOSS)).toBe('may');
      expect(refused(ability, `${BOSS} tried`)).toBe('command-tried, dt1.cmd.one-try');
    },
  );

  test.each<[SpecialAction, number]>([
    ['get-moving', 1],
    ['makeshift-repair', 3],
    ['field-repair', 3],
    ['get-up', 4],
    ['come-on', 4],
  ])('%s goes with miniature %i', (ability, lost) => {
    const left = [1, 2, 3, 4, 5].filter((figure) => figure !== lost);
    expect(refused(ability, `${BOSS} figures=${left.join()}`)).toBe('specialist-lost, dt1.cmd.member-lost');
    expect(refused(ability, `${BOSS} figures=${[2, lost].sort().join()}`)).toBe('may');
  });

  test('[dt1.cmd.radio.artillery-lost] what goes by radio goes with the radioman', () => {
    const without = `${BOSS} figures=1,3,4,5`;
    expect(refused('artillery-strike', without)).toBe('radioman-lost, dt1.cmd.radio.artillery-lost');
    expect(refused('field-repair', without)).toContain('radioman-lost');
    expect(refused('come-on', without)).toContain('radioman-lost');
    expect(refused('get-up', without)).toBe('may');
  });

  test('an observer without a radio calls strikes as often as he likes', () => {
    expect(refused('artillery-strike', 'allies 13-foxtrot A1 tried', '', '13-foxtrot')).toBe('may');
  });

  test('once a game', () => {
    expect(refused('come-on', BOSS, 'side allies come-on')).toBe('once-a-game, dt1.cmd.comeon.once');
    expect(refused('field-repair', BOSS, 'side allies field-repair')).toBe('once-a-game, dt1.cmd.field.once');
    expect(refused('field-repair', BOSS, 'side axis field-repair')).toBe('may');
    expect(refused('field-repair', BOSS, 'side allies come-on')).toBe('may');
  });
});

test('[dt1.skill.tank-head.once] Tank Head, once a game', () => {
  expect(refused('tank-head', 'allies rosie A1', '', 'rosie')).toBe('may');
  expect(refused('tank-head', 'allies rosie A1 spent=tank-head', '', 'rosie')).toBe(
    'once-a-game, dt1.skill.tank-head.once',
  );
});

/** Carries an ability out for a receiver; what it told. */
function carriedOut(state: CoreState, ability: SpecialAction, receiver: object): object[] {
  const told: object[] = [];
  const cx = { state, emit: (event: object) => told.push(event) } as unknown as Cx;
  specialNamed(ability)!.carryOut(cx, unitNamed(state, 'the-boss'), receiver as never);
  return told;
}

describe('[dt1.ruling.return-fresh] [dt1.cmd.comeon.equipment] who comes back', () => {
  test.each<[SpecialAction, string, string]>([
    ['come-on', 'combat-rangers', 'figures=none ugl=0 shots=3 activated moved'],
    ['field-repair', 'pounder', 'health=0 unloaded=17pdr activated moved'],
  ])('%s: %s is as new and waits in reserve', (ability, name, state) => {
    const made = position(`${BOSS}\nallies ${name} destroyed ${state}`);
    const unit = unitNamed(made, name);
    const told = carriedOut(made, ability, { do: 'choose', unit: name });
    expect(unit).toEqual({ ...freshUnit(unit.id, name, cardOf(made, unit), 0, 0) });
    expect(told).toMatchObject([{ type: 'returns', unit: name, by: 'the-boss' }]);
    expect([made.sides[0].comeOn, made.sides[0].fieldRepair]).toEqual([
      ability === 'come-on',
      ability === 'field-repair',
    ]);
  });

  test('what was once a game stays used', () => {
    const made = position(`${BOSS}\nallies snow-foxes destroyed figures=none spent=assault`);
    carriedOut(made, 'come-on', { do: 'choose', unit: 'snow-foxes' });
    expect(unitNamed(made, 'snow-foxes').spent).toEqual(['assault']);
  });
});

describe('[dt1.faq.getup.refill] [dt1.ruling.get-up-ammo] a soldier who gets up', () => {
  const revive = { do: 'revive', unit: 'combat-rangers', figure: 1 };
  const units = `${BOSS}\nallies combat-rangers B1 figures=1,5 ugl=1`;

  test('brings the boxes of his squad back', () => {
    const made = position(units);
    expect(carriedOut(made, 'get-up', revive)).toMatchObject([{ type: 'revived', figure: 2 }]);
    const { figures, ammo } = unitNamed(made, 'combat-rangers');
    expect([figures, Object.entries(ammo)]).toEqual([[0, 1, 4], [['ugl', 4]]]);
  });

  test('does not by the later FAQ', () => {
    const made = position(units, 'options get-up-without-ammo=on');
    carriedOut(made, 'get-up', revive);
    expect(unitNamed(made, 'combat-rangers')).toMatchObject({ figures: [0, 1, 4], ammo: { ugl: 1 } });
  });

  test('[dt1.cmd.getup.hero] a hero gets a point', () => {
    const made = position(`${BOSS}\nallies joe-brown B1 health=2`);
    expect(carriedOut(made, 'get-up', { do: 'revive', unit: 'joe-brown', figure: -1 })).toMatchObject([
      { type: 'healed', points: 1, left: 3, rule: 'dt1.cmd.getup.hero' },
    ]);
  });
});
