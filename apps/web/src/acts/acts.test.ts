import { readFileSync } from 'node:fs';
import { loadGame } from '@dustfront/games';
import { isDivergence, type Json, type MatchRecord, parseRecord, replay } from '@dustfront/kernel';
import { describe, expect, test, vi } from 'vitest';
import type { LogLine } from '../session/table.ts';
import type { Act, Deed } from './act.ts';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});

const { coreActs } = await import('../games/dust-tactics/acts.ts');
const { viewOf: coreView } = await import('../games/dust-tactics/model.ts');
const { tacticsActs } = await import('../games/dust-tactics-2014/acts.ts');
const { viewOf: tacticsView } = await import('../games/dust-tactics-2014/model.ts');
const { startLanguages } = await import('../i18n/index.ts');
const { coreNobodys } = await import('../games/dust-tactics/log.ts');
const { chaptersOf } = await import('./chapters.ts');
const { beforeLatest, deedsOf, deedsSince, isIdle, lastOrder, toldUntil } = await import('./deeds.ts');
const { headline, tell, tellTogether } = await import('./sentence.ts');
const { tracesOf } = await import('./traces.ts');
await startLanguages();

const recordOf = (path: string): MatchRecord =>
  parseRecord(readFileSync(new URL(`../../../../packages/${path}`, import.meta.url), 'utf8'));

async function storyOf(path: string) {
  const record = recordOf(path);
  const game = await loadGame(record.header.game, record.header.version);
  if (game === null) throw new Error('no such game');
  const match = replay(game, record);
  if (isDivergence(match)) throw new Error(match.message);
  const view = match.view(null);
  const log = match
    .happenings(null)
    .map(({ after, event }): LogLine => ({ after, event, message: game.describe.event(event, view) }));
  return { log, view };
}

const station = await storyOf('dust-tactics/records/v2-station-seven.record');
const stationDeeds = deedsOf(coreActs(station.log, coreView(station.view)));
const begunAt = (deeds: readonly Deed[], first: number): Deed => {
  const deed = deeds.find((one) => one.first === first);
  if (deed === undefined) throw new Error(`nothing began at ${first}`);
  return deed;
};

test('while the losses of an attack are shown, its hits are still told', () => {
  const fight = stationDeeds.find(({ acts }) => acts.some(({ kind }) => kind === 'falls'));
  const shot = fight?.acts.find(({ kind }) => kind === 'fires');
  if (fight === undefined || shot === undefined) throw new Error('nobody fell');
  expect(toldUntil(fight, shot.after)).toBeNull();
  const told = toldUntil(fight, shot.after + 1);
  expect(told?.acts).toContain(shot);
  expect(toldUntil(fight, fight.last + 1)).toBe(fight);
});

describe('what is new to a player', () => {
  const deed = (sign: Deed['sign'], first: number, last: number): Deed => ({
    ...{ piece: sign, name: sign, sign, reacting: false, first, last, acts: [] },
  });
  const deeds = [deed('allies', 0, 2), deed('axis', 3, 7)];

  test('who falls is no order: what the enemy does meanwhile stays new', () => {
    const given = [true, true, true, false, false, true, true];
    expect(lastOrder(deeds, given, ['allies'])).toBe(2);
    expect(lastOrder(deeds, given, ['axis'])).toBe(6);
  });

  test('nor is who begins the next round; the first order to a unit is one', () => {
    const given = [true, false, false, false, false, false, false, false, true, true];
    expect(lastOrder(deeds, given, ['allies'])).toBe(0);
    expect(lastOrder([...deeds, deed('allies', 9, 9)], given, ['allies'])).toBe(9);
  });

  test('to who only watches the last two activations are, with the reactions to them', () => {
    const reaction = { ...deed('allies', 8, 9), reacting: true };
    const all = [...deeds, reaction, deed('axis', 10, 12)];
    expect(beforeLatest(all)).toBe(2);
    expect(beforeLatest([])).toBe(-1);
  });
});

test('whoever was interrupted fires after all: that is no part of the reaction', () => {
  const told = (piece: string, after: number) => ({ piece, name: piece, after });
  const fires = (piece: string, target: string, after: number) => ({
    ...told(piece, after),
    ...({ kind: 'fires', weapon: '', shot: 'bullets', from: null, to: null } as const),
    ...{ target, targetName: target, hits: 1, saved: 0, back: false },
  });
  const acts = [
    { kind: 'begins', ...told('axis', 0), sign: 'axis', reacting: false },
    { kind: 'begins', ...told('allies', 1), sign: 'allies', reacting: true },
    fires('allies', 'axis', 1),
    fires('axis', 'allies', 2),
  ] as readonly Act[];
  expect(deedsOf(acts).map(({ piece, reacting }) => [piece, reacting])).toEqual([
    ['axis', false],
    ['allies', true],
    ['axis', false],
  ]);
});

test('where the reaction destroys a squad, what its hero does afterwards is his own deed', () => {
  const of = (piece: string, sign: 'allies' | 'axis', after: number) => ({ piece, name: piece, sign, after });
  const acts = [
    { ...of('grenadiers', 'axis', 0), kind: 'begins', reacting: false },
    { ...of('rangers', 'allies', 1), kind: 'begins', reacting: true },
    { ...of('grenadiers', 'axis', 1), kind: 'falls', at: 'E4', points: 2 },
    { ...of('gunners', 'allies', 2), kind: 'fails-to-react', at: null },
    { ...of('sigrid', 'axis', 3), kind: 'moves', from: 'E4', to: 'E5', how: 'walks', heavy: false },
  ] as readonly Act[];
  expect(deedsOf(acts).map(({ piece, sign, reacting }) => [piece, sign, reacting])).toEqual([
    ['grenadiers', 'axis', false],
    ['rangers', 'allies', true],
    ['gunners', 'allies', true],
    ['sigrid', 'axis', false],
  ]);
});

test('whoever fell to those he attacked is no headline, unless nobody else fell', () => {
  const falls = (piece: string) =>
    ({ kind: 'falls', piece, name: piece, after: 0, at: null, points: 5 }) as const;
  const attack = (...acts: Act[]) =>
    ({
      piece: 'rangers',
      name: 'rangers',
      sign: 'allies',
      reacting: false,
      first: 0,
      last: 0,
      acts,
    }) as const;
  expect(headline(attack(falls('rangers'), falls('hunters')))).toBe('hunters destroyed');
  expect(headline(attack(falls('rangers')))).toBe('rangers destroyed');
});

describe('a battle of the Core Set, told', () => {
  test.each([
    [101, 'Battle Grenadiers moved from D2 to C2.'],
    [116, 'Battle Grenadiers fired at Assault Rangers: 1 hit, one fell.'],
    [4, 'M2-B Hot Dog moved to E6 and fired at the crate on E5: 2 hits.'],
    [71, 'Recon Grenadiers reacted and fired at Captain Joseph Brown: 2 hits, 2 damage.'],
    [170, 'Captain Joseph Brown tried to react in vain.'],
    [214, 'M2-B Hot Dog moved and came back to E5.'],
    [
      246,
      'Recon Rangers fired at Laser Grenadiers: 2 hits, destroyed. At Colonel Sigrid von Thaler: 1 hit, 1 damage.' +
        ' Colonel Sigrid von Thaler struck back at Recon Rangers: 1 hit, one fell.',
    ],
  ])('answer %i: %s', (first, words) => {
    expect(tell(begunAt(stationDeeds, first))).toBe(words);
  });

  test('the headline is the most important thing: destroyed before losses before misses', () => {
    expect(headline(begunAt(stationDeeds, 246))).toBe('Laser Grenadiers destroyed');
    expect(headline(begunAt(stationDeeds, 116))).toBe('Assault Rangers lost one');
    expect(headline(begunAt(stationDeeds, 219))).toBe('Panzer KpfL. II-B Ludwig: missed');
  });

  test('a hero who takes what was fired at his squad is told of, in the headline where nobody else was hurt', () => {
    const by = { piece: 'hot-dog', name: 'Hot Dog', after: 0 };
    const fires: Act = {
      ...by,
      kind: 'fires',
      weapon: 'MG',
      shot: 'tracer',
      from: 'A1',
      to: 'A3',
      target: 'lasers',
      targetName: 'Lasers',
      hits: 3,
      saved: 0,
      back: false,
    };
    const suffers = (piece: string, name: string, of: 'soldiers' | 'damage'): Act => {
      return { kind: 'suffers', piece, name, after: 0, at: 'A3', lost: 1, of };
    };
    const hero = suffers('sigrid', 'Sigrid', 'damage');
    const squad = suffers('lasers', 'Lasers', 'soldiers');
    const falls: Act = { kind: 'falls', piece: 'sigrid', name: 'Sigrid', after: 0, at: 'A3', points: 2 };
    const told = (...acts: readonly Act[]): readonly string[] => {
      const begins: Act = { ...by, kind: 'begins', sign: 'allies', reacting: false };
      const [deed] = deedsOf([begins, fires, ...acts]);
      return [headline(deed!), tell(deed!)];
    };
    expect(told(hero)).toEqual([
      '1 damage on Sigrid',
      'Hot Dog fired at Lasers: 3 hits. 1 damage on Sigrid.',
    ]);
    expect(told(squad, squad, hero)).toEqual([
      'Lasers lost 2',
      'Hot Dog fired at Lasers: 3 hits, 2 fell. 1 damage on Sigrid.',
    ]);
    expect(told(hero, falls)).toEqual([
      'Sigrid destroyed',
      'Hot Dog fired at Lasers: 3 hits. Sigrid: destroyed.',
    ]);
  });

  test('what a hero fires with his squad at the same enemy is told with it', () => {
    const fires = (piece: string, hits: number): Act => ({
      ...{ piece, name: piece, after: 0, target: 'gunners', targetName: 'Gunners', hits, saved: 0 },
      ...({ kind: 'fires', weapon: 'Gun', shot: 'tracer', from: 'A1', to: 'A3', back: false } as const),
    });
    const begins: Act = {
      kind: 'begins',
      piece: 'rangers',
      name: 'Rangers',
      after: 0,
      sign: 'allies',
      reacting: false,
    };
    const falls: Act = { kind: 'falls', piece: 'gunners', name: 'Gunners', after: 0, at: 'A3', points: 2 };
    const [deed] = deedsOf([begins, fires('rangers', 3), fires('joe', 2), falls]);
    expect(tell(deed!)).toBe('Rangers fired at Gunners: 5 hits, destroyed.');
  });

  test('whoever only struck with his hands has not fired', () => {
    const by = { piece: 'gorillas', name: 'Gorillas', after: 0 };
    const strikes = (shot: 'clash' | 'tracer'): Act => ({
      ...by,
      kind: 'fires',
      weapon: 'Gloves',
      shot,
      from: 'A1',
      to: 'A2',
      target: 'rangers',
      targetName: 'Rangers',
      hits: 1,
      saved: 0,
      back: false,
    });
    const told = (...acts: readonly Act[]): string =>
      tell(deedsOf([{ ...by, kind: 'begins', sign: 'axis', reacting: false }, ...acts])[0]!);
    expect(told(strikes('clash'))).toBe('Gorillas fought Rangers hand to hand: 1 hit.');
    expect(told(strikes('clash'), strikes('tracer'))).toBe('Gorillas fired at Rangers: 2 hits.');
  });

  test('who was interrupted before doing anything did not hold its place: it goes on afterwards', () => {
    const sign = 'axis';
    const of = { piece: 'a', name: 'A', after: 0 };
    const [begun, , rest] = deedsOf([
      { ...of, kind: 'begins', sign, reacting: false },
      { piece: 'b', name: 'B', after: 1, kind: 'fails-to-react', sign: 'allies', at: null },
      { ...of, after: 2, kind: 'moves', from: 'A1', to: 'A2', how: 'walks', heavy: false },
    ]);
    expect([isIdle(begun!), tell(begun!), tell(rest!)]).toEqual([
      false,
      'A: about to act.',
      'A moved from A1 to A2.',
    ]);
    expect(tellTogether([begun!], new Set())).toBe('A: about to act.');
    expect(tellTogether([begun!, rest!], new Set())).toBe('A moved from A1 to A2.');
  });

  test('who was interrupted is told with what it was about to do, and by whom', () => {
    const of = { piece: 'a', name: 'A', after: 0 };
    const begins = { ...of, kind: 'begins', sign: 'axis', reacting: false } as const;
    const intends = { ...of, kind: 'intends', action: () => 'attack' } as const;
    const by = { piece: 'b', name: 'B', after: 1, sign: 'allies' } as const;
    const inTime = { ...by, kind: 'begins', reacting: true } as const;
    const told = (...acts: readonly Act[]) => {
      const [begun] = deedsOf([begins, ...acts]);
      return [tell(begun!), isIdle(begun!), deedsSince([begun!], -1, new Set()).length];
    };
    expect(told(intends, inTime)).toEqual(['A: attack, interrupted by B.', false, 1]);
    expect(told(inTime)).toEqual(['A: interrupted by B.', false, 1]);
    expect(told(intends, { ...by, kind: 'fails-to-react', at: null })).toEqual([
      'A announced: attack.',
      false,
      1,
    ]);
    expect(told(intends)).toEqual(['A held position.', true, 1]);
  });

  const of = { piece: 'a', name: 'A', after: 0 };
  const begins: Act = { ...of, kind: 'begins', sign: 'axis', reacting: false };
  const walks = (from: string, to: string): Act => ({
    ...of,
    kind: 'moves',
    from,
    to,
    how: 'walks',
    heavy: false,
  });

  test('an attack without a target is told with its reason', () => {
    const vain: Act = { ...of, kind: 'wastes', words: () => 'A held its fire' };
    const [deed] = deedsOf([begins, walks('A1', 'A2'), vain]);
    expect(tell(deed!)).toBe('A moved from A1 to A2. A held its fire.');
    expect(headline(deed!)).toBe('A held its fire');
  });

  test('who went where nobody could be fired at has not failed: the way comes first', () => {
    const vain: Act = {
      ...of,
      kind: 'wastes',
      words: () => 'A did not fire: no enemy in sight',
      reason: () => 'no enemy in sight',
    };
    const [deed] = deedsOf([begins, walks('A1', 'A2'), vain]);
    expect(tell(deed!)).toBe('A moved from A1 to A2, no enemy in sight.');
    expect(headline(deed!)).toBe('A moved from A1 to A2');
    const [still] = deedsOf([begins, vain]);
    expect(tell(still!)).toBe('A did not fire: no enemy in sight.');
    expect(headline(still!)).toBe('A did not fire: no enemy in sight');
  });

  test('who fires on his way is told to have fired from there, not from where he went afterwards', () => {
    const shot: Act = {
      ...of,
      kind: 'fires',
      weapon: 'Pistol',
      shot: 'tracer',
      from: 'A2',
      target: 'b',
      targetName: 'B',
      to: 'C2',
      hits: 0,
      saved: 0,
      back: false,
    };
    const [deed] = deedsOf([begins, walks('A1', 'A2'), shot, walks('A2', 'A3')]);
    expect(tell(deed!)).toBe('A moved to A2 and fired at B: no hit. Then moved to A3.');
  });

  test('who did nothing held position; it is news once it is over', () => {
    const idle = stationDeeds.find(isIdle) as Deed;
    expect(tell(idle)).toBe(`${idle.name} held position.`);
    expect(tellTogether([idle], new Set())).toBe(`${idle.name} held position.`);
    expect(tellTogether([idle], new Set([idle]))).toBe(`${idle.name}: acting.`);
    const news = (acting: readonly string[]): boolean =>
      deedsSince(stationDeeds, idle.first - 1, new Set(acting)).includes(idle);
    expect(news([])).toBe(true);
    expect(news([idle.piece])).toBe(false);
  });

  test('an activation leaves its way, its shots and its losses on the board', () => {
    const traces = tracesOf([begunAt(stationDeeds, 192)]);
    expect(traces.filter(({ kind }) => kind === 'shot')).toHaveLength(2);
    expect(traces).toContainEqual({ kind: 'loss', square: 'F8', lost: 2, fatal: false });
    expect(traces.find(({ kind }) => kind === 'way')).toMatchObject({ piece: 'recon-rangers', number: 0 });
  });

  test('every line belongs to a chapter or stands between them, in its order', () => {
    const chapters = chaptersOf(station.log, stationDeeds, coreNobodys);
    const lines = chapters.flatMap((part) => ('line' in part ? [...part.dice, part.line] : part.lines));
    expect(lines).toEqual(station.log);
    const rounds = chapters.filter((part) => 'line' in part && part.line.event.type === 'round');
    expect(rounds.length).toBeGreaterThan(1);
  });

  test('whoever goes on after a reaction is told in a line of his own side', () => {
    const chapters = chaptersOf(station.log, stationDeeds, coreNobodys);
    const mixed = chapters.filter(
      (part) => 'deeds' in part && part.deeds.some(({ sign }) => sign !== part.sign),
    );
    expect(mixed).toEqual([]);
  });

  test('who has the initiative opens to the dice that said so', () => {
    const chapters = chaptersOf(station.log, stationDeeds, coreNobodys).flatMap((part) =>
      'line' in part ? [part] : [],
    );
    const alone = chapters.filter(({ line }) => line.event.reason === 'initiative');
    expect(alone.filter(({ line }) => line.event.type === 'rolled')).toEqual([]);
    expect(chapters.filter(({ dice }) => dice.length > 0).length).toBeGreaterThan(1);
  });

  test('only what began after an answer is news', () => {
    const news = deedsSince(stationDeeds, 246, new Set());
    expect(news.every(({ first }) => first > 246)).toBe(true);
    expect(news[0]?.name).toBe('Battle Grenadiers');
  });
});

const firefight = await storyOf('dust-tactics-2014/records/v3-firefight.record');

describe('a battle of the 2013/14 edition, told', () => {
  const acts = tacticsActs(firefight.log, tacticsView(firefight.view));

  test('the first step of a unit that stood there is a move; one that was nowhere enters', () => {
    const steps = firefight.log.filter(({ event }) => event.type === 'stepped');
    const [{ event }] = steps as [LogLine];
    const unit = String(event.unit);
    const first = (setup: Json): Act | undefined =>
      tacticsActs(steps, tacticsView(firefight.view), setup).find((act) => act.piece === unit);
    expect(first(null)).toMatchObject({ from: null, how: 'enters' });
    const position = `turn 1 of 8\nunit ${unit} some-card hidden at C4 facing N\n`;
    expect(first({ position })).toMatchObject({ from: 'C4', how: 'walks' });
    const side = Number(unit.charAt(0)) - 1;
    const rank = unit.charCodeAt(1) - 'a'.charCodeAt(0);
    const ordered = (i: number): Json => (i === rank ? { card: 'some-card', at: [2, 3] } : 'other-card');
    const forces = [0, 1].map((i) => (i === side ? { cards: [0, 1, 2].map(ordered) } : 'axis'));
    expect(first({ forces })).toMatchObject({ from: 'C4', how: 'walks' });
  });

  test('every loss in the log is shown', () => {
    const lost = firefight.log.filter(({ event }) => event.type === 'soldier-lost').length;
    const shown = acts.filter((act): act is Extract<Act, { kind: 'suffers' }> => act.kind === 'suffers');
    expect(shown.filter(({ of }) => of === 'soldiers')).toHaveLength(lost);
    expect(lost).toBeGreaterThan(0);
  });

  test('whoever acted is told of, unless nothing came of it', () => {
    for (const deed of deedsOf(acts)) if (deed.acts.length > 1) expect(tell(deed)).toContain(deed.name);
  });

  test('whoever has fired and finds nobody left did fire: only before that is no enemy in range', () => {
    const shot = firefight.log.findIndex(({ event }) => event.type === 'line-rolled');
    const { after, event, message } = firefight.log[shot] as LogLine;
    const vain: LogLine = {
      after,
      message,
      event: { type: 'in-vain', unit: String(event.by), why: 'range' },
    };
    const lastWords = (log: readonly LogLine[]): string | undefined => {
      const last = tacticsActs(log, tacticsView(firefight.view)).at(-1);
      return last?.kind === 'wastes' ? last.words?.() : undefined;
    };
    expect(lastWords([...firefight.log.slice(0, shot + 1), vain])).toMatch(/found nothing left to hit$/);
    expect(lastWords([...firefight.log.slice(0, shot), vain])).toMatch(/did not fire: no enemy in range$/);
  });

  test('who fired smoke did not hold position, whether it rose or not', () => {
    const begins = firefight.log.find(({ event }) => event.type === 'activates') as LogLine;
    const toldOf = (type: string): string => {
      const line: LogLine = { ...begins, event: { type, unit: String(begins.event.unit), at: 1 } };
      return tell(deedsOf(tacticsActs([begins, line], tacticsView(firefight.view)))[0]!);
    };
    expect(toldOf('smoke')).toMatch(/ fired smoke\.$/);
    expect(toldOf('smoke-failed')).toMatch(/ fired smoke, but none rose\.$/);
  });

  test('shots go from square to square', () => {
    const shots = acts.filter((act): act is Extract<Act, { kind: 'fires' }> => act.kind === 'fires');
    expect(shots.length).toBeGreaterThan(0);
    for (const { from, to } of shots) {
      expect(from).toMatch(/^[A-Z]+\d+$/);
      expect(to).toMatch(/^[A-Z]+\d+$/);
    }
  });
});
