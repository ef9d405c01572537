import { Match, seededDice } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import type { Choice } from './choice.ts';
import { dustTactics2014 } from './game.ts';
import { formerId, optionId } from './options.ts';
import { table } from './testing.ts';

describe('names of answers', () => {
  const position = 'reactions off\nunit 1a meatgrinder at D4 facing E\nunit 2a ranger-combat-squad at F4';

  test('rows of one name on one card are told apart by their mount', () => {
    const t = table(position).do('activate 1a', 'attack', 'nothing', 'hold Heavy Mortar');
    expect(t.options()).toEqual(['1a Heavy Machinegun (front) x1 at 2a', 'hold Heavy Machinegun (front)']);
    const alone = table('reactions off\nunit 1a wildfire at D4 facing E\nunit 2a ranger-combat-squad at F4');
    expect(alone.do('activate 1a', 'attack', 'nothing').options()).toEqual([
      '1a Quad Heavy Machinegun x1 at 2a',
      'hold Quad Heavy Machinegun',
    ]);
  });

  test('what they were called before is understood, and written as it is called now', () => {
    const { state } = table(position).do('activate 1a', 'attack', 'nothing', 'hold Heavy Mortar');
    const header = {
      game: dustTactics2014.id,
      version: dustTactics2014.version,
      setup: null,
      seats: ['', ''],
    };
    const snapshot = {
      header,
      opening: { rolls: [], hash: '' },
      entries: [],
      happenings: [],
      state: state as never,
    };
    const match = Match.resume(dustTactics2014 as never, snapshot, seededDice('names'));
    const reply = match.submit(0, match.question(0)!.number, 'hold Heavy Machinegun');
    expect(reply).toMatchObject({ accepted: { option: 'hold Heavy Machinegun (front)' } });
    const choice: Choice = {
      do: 'fire',
      unit: 0,
      who: '1a',
      target: 1,
      whom: '2a',
      word: 'Heavy Machinegun',
      mark: 'front',
      n: 1,
      m: 1,
    };
    expect([optionId(choice), formerId(choice)]).toEqual([
      '1a Heavy Machinegun (front) x1 at 2a',
      '1a Heavy Machinegun x1 at 2a',
    ]);
  });
});
