import type { Options } from '../state.ts';
import { type Fault, fault } from './fault.ts';

/** "new_york land capital source lon=1 lat=2 "New York"" as an area for `readMap`. */
export function readAreaLine(rest: string): unknown {
  const name = /"(.*)"$/.exec(rest)?.[1];
  const [id, kind, ...words] = rest.replace(/\s*".*"$/, '').split(' ');
  const number = (key: string) => words.find((word) => word.startsWith(`${key}=`))?.slice(key.length + 1);
  return {
    id,
    kind,
    name: name ?? id,
    ...(words.includes('capital') ? { capital: true } : {}),
    ...(words.includes('source') ? { powerSource: true } : {}),
    ...(number('lon') === undefined ? {} : { lon: Number(number('lon')) }),
    ...(number('lat') === undefined ? {} : { lat: Number(number('lat')) }),
  };
}

/** Short form for small maps: "a b! c*" are three areas, the second a capital, the third a power source. */
export function readAreaList(rest: string, kind: 'land' | 'sea'): unknown[] {
  return rest
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const id = word.replace(/[!*]/g, '');
      return {
        id,
        kind,
        name: id,
        ...(word.includes('!') ? { capital: true } : {}),
        ...(word.includes('*') ? { powerSource: true } : {}),
      };
    });
}

/** "a-b b-c" are two links. */
export function readLinkList(rest: string): string[][] {
  return rest
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.split('-'));
}

/** "nurse_1 nurse 5/1/1 3" as a card for `readDeck`. */
export function readCardLine(rest: string): unknown {
  const [id, ability, values, stars] = rest.split(' ');
  const [combat, movement, production] = (values ?? '').split('/').map(Number);
  return { id, ability, combat, movement, production, stars: Number(stars) };
}

/** Options by name; what is not said is as usual. Or what is wrong. */
export function readOptionsLine(rest: string): Options | Fault {
  const given = new Map(
    rest.split(' ').flatMap((word) => (word.includes('=') ? [word.split('=') as [string, string]] : [])),
  );
  const scoring = given.get('scoring') ?? 'epic';
  const quick = given.get('quick') ?? 'no';
  const points = Number(given.get('points') ?? 40);
  if (scoring !== 'epic' && scoring !== 'premium') return fault('scoring');
  if (quick !== 'no' && quick !== 'random' && quick !== 'recommended') return fault('quick');
  if (!Number.isInteger(points)) return fault('points');
  return {
    victoryPoints: points,
    scoring,
    neutralCapitalsAreOrdinary: given.get('ordinary') === 'yes',
    quickSetup: quick,
  };
}
