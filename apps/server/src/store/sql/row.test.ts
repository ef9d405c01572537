import Type from 'typebox';
import { expect, test } from 'vitest';
import { Player, SeatRow } from '../rows.ts';
import { row } from './row.ts';

const player = {
  id: 'p',
  kind: 'guest',
  name: 'Ann',
  name_key: null,
  password: null,
  email: null,
  settings: '{"a":[1]}',
  created_at: '5',
  deleted_at: null,
};

test('a row is read by its schema: names, numbers that came as text, JSON, nulls', () => {
  expect(row(Player)(player)).toEqual({
    id: 'p',
    kind: 'guest',
    name: 'Ann',
    nameKey: null,
    password: null,
    email: null,
    settings: { a: [1] },
    createdAt: 5,
    deletedAt: null,
  });
  expect(row(Type.Object({ lent: SeatRow.properties.lent }))({ lent: 1 })).toEqual({ lent: true });
});

test.each([
  ['kind', 'king'],
  ['name', 7],
  ['created_at', null],
  ['created_at', 'soon'],
  ['settings', '{'],
])('a column that does not fit is named: %s', (column, value) => {
  expect(() => row(Player)({ ...player, [column]: value })).toThrow(`the column ${column} cannot be read`);
});
