import { describe, expect, test } from 'vitest';
import { household, Pace } from './pace.ts';

describe('pace', () => {
  test('so many a minute and household, then a wait until the next minute', () => {
    const pace = new Pace(2);
    expect([pace.wait('1.2.3.4', 0), pace.wait('1.2.3.4', 10), pace.wait('1.2.3.4', 20)]).toEqual([
      0, 0, 59_980,
    ]);
    expect(pace.wait('1.2.3.5', 20)).toBe(0);
    expect(pace.wait('1.2.3.4', 60_000)).toBe(0);
  });

  test('a household is an address, or the first half of a long one however it is written', () => {
    expect(household('::ffff:10.0.0.7')).toBe('10.0.0.7');
    expect(household('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
    expect(household('2001:0DB8:1:2::9')).toBe('2001:db8:1:2');
    expect(household('2001:db8::1')).toBe('2001:db8:0:0');
    expect(household('::1')).toBe('0:0:0:0');
  });
});
