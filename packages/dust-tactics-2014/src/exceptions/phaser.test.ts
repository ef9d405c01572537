import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Phaser weapons', () => {
  test(`[dt14.weapon.phaser.no-cover-save] [dt14.weapon.phaser.infantry-save]
      cover does not help, hitting the dirt does`, () => {
    const t = table(
      'reactions off\nunit 1a cobra at C5 facing E\nunit 2a sturmgrenadier-assault-squad at F5\ncrates F5',
      'FFFTTT FST',
    ).fire('1a', '1a Heavy Phaser x1 at 2a');
    expect(t.event('line-rolled')).toMatchObject({ hits: 3, saved: 1 });
  });
});
