import * as clack from '@clack/prompts';
import { levelsFor } from '@dustfront/ai';
import { ARMY_PAIRS, armyPoints, BATTLEFIELDS, CARDS, cardIdsOf, SCENARIOS } from '@dustfront/dust-tactics';
import { DEFAULT_GAME } from '@dustfront/games';
import { Failure } from '../failure.ts';

/** What the prompts settle, as flags would. */
export interface Chosen {
  readonly scenario?: string;
  readonly battlefield?: string;
  readonly allies?: string;
  readonly axis?: string;
  readonly level?: string;
  readonly side?: 'allies' | 'axis' | 'both';
}

function answered<T>(value: T): Exclude<T, symbol> {
  if (clack.isCancel(value)) throw new Failure('setup.not-begun', {}, 1);
  return value as Exclude<T, symbol>;
}

const ap = (units: Parameters<typeof cardIdsOf>[0]): number =>
  armyPoints(cardIdsOf(units).flatMap((id) => CARDS.find((card) => card.id === id) ?? [])).original;

/** Asks for the battle and the opponent, in a terminal. */
export async function askForBattle(): Promise<Chosen> {
  clack.intro('Dustfront: Dust Tactics, Core Set');
  const battle = answered(
    await clack.select({
      message: 'What shall be fought?',
      options: [
        ...SCENARIOS.map(({ id, number, title, note, rounds, provenance }) => ({
          value: `scenario ${id}`,
          label: `${number}. ${title}`,
          hint: `${note} ${rounds} rounds; ${provenance.rules}`,
        })),
        { value: 'free', label: 'A battle of your own', hint: 'choose battlefield and armies' },
      ],
    }),
  );
  const field = battle === 'free' ? await askForField() : { scenario: battle.replace('scenario ', '') };
  const opponent = answered(
    await clack.select({
      message: 'Against whom?',
      options: [
        { value: 'person', label: 'Another person at this keyboard' },
        ...levelsFor(DEFAULT_GAME).map(({ id, name, note }) => ({
          value: id,
          label: `The computer: ${name}`,
          hint: note,
        })),
      ],
    }),
  );
  if (opponent === 'person') {
    clack.outro('Type help at any time.');
    return { ...field, side: 'both' };
  }
  const side = answered(
    await clack.select({
      message: 'Which side is yours?',
      options: [
        { value: 'allies' as const, label: 'Allies' },
        { value: 'axis' as const, label: 'Axis' },
      ],
    }),
  );
  clack.outro('Type help at any time.');
  return { ...field, level: opponent, side };
}

async function askForField(): Promise<Chosen> {
  const battlefield = answered(
    await clack.select({
      message: 'Where?',
      options: BATTLEFIELDS.map(({ id, title, note, provenance }) => ({
        value: id,
        label: title,
        hint: `${note} (${provenance})`,
      })),
    }),
  );
  const pair = answered(
    await clack.select({
      message: 'Which armies?',
      options: ARMY_PAIRS.map(([allies, axis], i) => ({
        value: i,
        label: `${allies.title} against ${axis.title}`,
        hint: `${ap(allies.units)} AP a side`,
      })),
    }),
  );
  const [allies, axis] = ARMY_PAIRS[pair]!;
  return { battlefield, allies: allies.id, axis: axis.id };
}
