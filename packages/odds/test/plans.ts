import type {
  Body,
  CloseCombat,
  DiceLine,
  DicePlan,
  FaceSet,
  Guard,
  HitRoll,
  PartFaces,
  Resilience,
  Weapons,
} from '@dustfront/wargame';
import fc from 'fast-check';

/** Dice plans of every kind that the types allow, small enough for the slow reference. */

const ASSIGN = [
  'soldiers-first',
  'hero-first',
  'hero-while-safe',
  'hero-only',
  'mate-only',
  'one-soldier',
] as const;

const faces: fc.Arbitrary<FaceSet> = fc.oneof(
  { arbitrary: fc.constantFrom(0b11, 0b111100, 0b110000), weight: 4 },
  { arbitrary: fc.integer({ min: 0, max: 63 }), weight: 1 },
);

const body: fc.Arbitrary<Body> = fc.oneof(
  fc.record({ soldiers: fc.integer({ min: 1, max: 5 }), health: fc.constant(0), figures: fc.constant(1) }),
  fc.record({
    soldiers: fc.constant(0),
    health: fc.integer({ min: 1, max: 6 }),
    figures: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    soldiers: fc.integer({ min: 1, max: 4 }),
    health: fc.integer({ min: 1, max: 4 }),
    figures: fc.constant(1),
  }),
  fc.record({
    soldiers: fc.constant(0),
    health: fc.integer({ min: 1, max: 3 }),
    figures: fc.integer({ min: 1, max: 3 }),
    mate: fc.integer({ min: 1, max: 3 }),
  }),
);

const weapons: fc.Arbitrary<Weapons> = fc.oneof(
  fc.integer({ min: 0, max: 3 }),
  fc.record({
    bearer: fc.constant('soldiers' as const),
    skip: fc.integer({ min: 0, max: 2 }),
    most: fc.option(fc.integer({ min: 1, max: 3 })),
  }),
  fc.constantFrom({ bearer: 'health' as const }, { bearer: 'mate' as const }),
  fc.record({ bearer: fc.constant('points' as const), most: fc.integer({ min: 0, max: 3 }) }),
);

const roll: fc.Arbitrary<HitRoll> = fc.record({
  hits: faces,
  rerolls: fc.array(faces, { maxLength: 2 }),
  chain: fc.option(
    fc
      .record({ faces, limit: fc.option(fc.integer({ min: 0, max: 2 })) })
      .filter((chain) => chain.limit !== null || chain.faces !== 63),
    { freq: 2 },
  ),
});

const partFaces: fc.Arbitrary<PartFaces> = fc.record({ soldiers: faces, health: faces, mate: faces });

const resilience: fc.Arbitrary<Resilience> = fc.oneof(
  partFaces,
  fc.tuple(partFaces, partFaces).map(([whole, bereft]) => ({ ...whole, bereft })),
);

const guard: fc.Arbitrary<Guard> = fc.record({
  save: fc.option(fc.record({ faces, again: fc.oneof(fc.constant(0), faces) })),
  resilience: fc.option(resilience),
});

const line: fc.Arbitrary<DiceLine> = fc.record({
  dice: fc.record({ each: fc.integer({ min: 0, max: 2 }), weapons, perFigure: fc.boolean() }),
  roll,
  guard,
  alone: fc.option(guard),
  damage: fc.record({
    blows: fc.integer({ min: 0, max: 3 }),
    points: fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constant('kill' as const)),
  }),
  assign: fc.constantFrom(...ASSIGN),
  stuns: fc.oneof({ arbitrary: fc.constant(false), weight: 3 }, { arbitrary: fc.constant(true), weight: 1 }),
  because: fc.constant([]),
});

const close: fc.Arbitrary<CloseCombat> = fc.record({
  attack: fc.array(line, { maxLength: 2 }),
  retaliation: fc.array(line, { maxLength: 2 }),
  first: fc.oneof(
    fc.constantFrom('together' as const, 'attacker' as const, 'target' as const),
    fc.record({ attack: fc.integer({ min: 0, max: 2 }), retaliation: fc.integer({ min: 0, max: 2 }) }),
  ),
});

export const plans: fc.Arbitrary<DicePlan> = fc.record({
  attacker: body,
  target: body,
  ranged: fc.record({
    lines: fc.array(line, { maxLength: 2 }),
    count: fc.constantFrom('each-line', 'at-start'),
  }),
  close: fc.option(close),
});
