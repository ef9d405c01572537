import { expect, test } from 'vitest';
import { table } from '../testing.ts';

const roll = (rules: string, joined: string, face: string) =>
  table(
    `rules ${rules}\nreactions off\nunit 1a rolf at C5 acted ${joined}\n` +
      'unit 1b grenadier-battle-squad at C5 acted\nunit 2a honey at L9',
    face,
  );
const asks = (t: ReturnType<typeof table>) => t.do('nothing', 'nothing').question;

test('[dt14.skill.inf-ace.die] Infantry Ace: F or T on activation is a third action', () => {
  const third = (face: string) => asks(roll('full', '', face).do('activate 1b', 'join 1a to 1b'));
  expect([third('F'), third('T'), third('S')]).toEqual(['declare-action', 'declare-action', 'activate']);
});

test('[dt14.skill.infantry-ace.third] starter: the same for those who have been together', () => {
  const third = (face: string) => asks(roll('starter', 'joined 1b:game', face).do('activate 1b'));
  expect([third('F'), third('T'), third('S')]).toEqual(['declare-action', 'declare-action', 'activate']);
});
