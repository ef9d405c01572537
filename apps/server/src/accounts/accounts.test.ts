import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite/index.ts';
import type { Store } from '../store/store.ts';
import { Accounts } from './accounts.ts';
import { nameKey, tidyName } from './names.ts';
import { checkPassword, hashPassword } from './password.ts';

const folder = mkdtempSync(join(tmpdir(), 'dustfront-accounts-'));
let store: Store;
let accounts: Accounts;
let now = 1_000_000;
beforeAll(async () => {
  store = await openSqlite(join(folder, 'a.db'));
  accounts = new Accounts(store, () => now);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

describe('accounts', () => {
  test('passwords are kept as argon2id with their own salt and recognised again', async () => {
    const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await checkPassword('correct horse', one)).toBe(true);
    expect(await checkPassword('correct horsE', one)).toBe(false);
    expect(await checkPassword('x', 'rubbish')).toBe(false);
  });

  test('a guest becomes an account and keeps its id; the name is then taken in any spelling', async () => {
    const guest = await accounts.guest('Ann');
    const account = await accounts.register(guest, 'Ann Droid', 'a long enough one');
    expect(account).toMatchObject({ id: guest.id, kind: 'account', name: 'Ann Droid' });
    await expect(accounts.register(null, 'ann_droid', 'a long enough one')).rejects.toMatchObject({
      code: 'name-taken',
    });
    expect((await accounts.login('ANN DROID', 'a long enough one')).id).toBe(guest.id);
    await expect(accounts.login('Ann Droid', 'wrong wrong')).rejects.toMatchObject({ code: 'wrong-login' });
    await expect(accounts.login('nobody', 'wrong wrong')).rejects.toMatchObject({ code: 'wrong-login' });
  });

  test('weak passwords and reserved names are refused', async () => {
    await expect(accounts.register(null, 'Weak', 'password123')).rejects.toMatchObject({
      code: 'weak-password',
    });
    await expect(accounts.register(null, 'Longname', 'longname')).rejects.toMatchObject({
      code: 'weak-password',
    });
    await expect(accounts.register(null, 'Ser ver', 'a long enough one')).rejects.toMatchObject({
      code: 'bad-name',
    });
    expect(tidyName('\u202e a\u0000b  c ')).toBe('ab c');
    expect(nameKey('Ａnn-Droid')).toBe('anndroid');
  });

  test('sessions live on while used, end when not, and a new password ends the others', async () => {
    const player = await accounts.register(null, 'Carol', 'a long enough one');
    const [a, b] = [await accounts.open(player, 'A'), await accounts.open(player, 'B')];
    now += 20 * 86_400_000;
    expect((await accounts.signedIn(a))?.player.id).toBe(player.id);
    now += 20 * 86_400_000;
    const signedIn = await accounts.signedIn(a);
    expect(signedIn).not.toBeNull();
    expect(await accounts.signedIn(b)).toBeNull();
    const c = await accounts.open(player, 'C');
    await accounts.changePassword(
      player,
      'a long enough one',
      'another long one',
      signedIn!.session.tokenHash,
    );
    expect(await accounts.signedIn(c)).toBeNull();
    expect(await accounts.signedIn(a)).not.toBeNull();
    now += 31 * 86_400_000;
    expect(await accounts.signedIn(a)).toBeNull();
  });

  test("an account's session ends after half a year however much it is used, a guest's does not", async () => {
    const [guest, account] = [
      await accounts.guest('Gil'),
      await accounts.register(null, 'Hal', 'a long enough one'),
    ];
    const [g, a] = [await accounts.open(guest, ''), await accounts.open(account, '')];
    for (let days = 20; days < 180; days += 20) {
      now += 20 * 86_400_000;
      expect((await accounts.signedIn(a))?.player.id).toBe(account.id);
      expect((await accounts.signedIn(g))?.player.id).toBe(guest.id);
    }
    now += 20 * 86_400_000;
    expect(await accounts.signedIn(a)).toBeNull();
    expect((await accounts.signedIn(g))?.player.id).toBe(guest.id);
  });

  test('guessing at a name is slowed down wherever the password is asked for', async () => {
    const player = await accounts.register(null, 'Slow Joe', 'a long enough one');
    for (let i = 0; i < 3; i++) {
      await expect(accounts.changePassword(player, 'wrong', 'x', '')).rejects.toThrow('wrong');
      await expect(accounts.remove(player, 'wrong')).rejects.toThrow('wrong');
    }
    const from = performance.now();
    expect((await accounts.login('Slow Joe', 'a long enough one')).id).toBe(player.id);
    expect(performance.now() - from).toBeGreaterThan(240);
  });

  test('moderators are named by the operator', async () => {
    const one = await accounts.register(null, 'mod one', 'a long enough one');
    expect(await accounts.appoint(['Mod One', 'Mod Two'])).toEqual(['Mod Two']);
    expect(accounts.isModerator(one)).toBe(true);
    // A name that nobody has belongs to nobody: neither to who comes first nor to who looks like it.
    for (const name of ['Mod Two', 'm0d two'])
      await expect(accounts.register(null, name, 'a long enough one')).rejects.toThrow('cannot be used');
    const guest = await accounts.guest('Mod One');
    expect(accounts.isModerator(guest)).toBe(false);
    expect(guest.name).toMatch(/^Guest /);
  });

  test('a deleted player cannot come back', async () => {
    const player = await accounts.register(null, 'Gone', 'a long enough one');
    const token = await accounts.open(player, '');
    await expect(accounts.remove(player, 'wrong')).rejects.toMatchObject({ code: 'wrong-login' });
    await accounts.remove(player, 'a long enough one');
    expect(await accounts.signedIn(token)).toBeNull();
    await expect(accounts.login('Gone', 'a long enough one')).rejects.toMatchObject({ code: 'wrong-login' });
  });
});
