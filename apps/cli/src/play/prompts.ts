import * as clack from '@clack/prompts';
import { levelsFor } from '@dustfront/ai';
import { ARMY_PAIRS, armyPoints, BATTLEFIELDS, CARDS, cardIdsOf, SCENARIOS } from '@dustfront/dust-tactics';
import { DEFAULT_GAME } from '@dustfront/games';
import { Failure } from '../failure.ts';
import { gameWord, own } from '../reader.ts';
import { isOwnKey } from '../words/index.ts';

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

const levelWord = (key: string, written: string): string => (isOwnKey(key) ? own(key) : written);
const armyTitle = ({ id, title }: { readonly id: string; readonly title: string }): string =>
  gameWord(DEFAULT_GAME, `army.${id}`, title);

const ap = (units: Parameters<typeof cardIdsOf>[0]): number =>
  armyPoints(cardIdsOf(units).flatMap((id) => CARDS.find((card) => card.id === id) ?? [])).original;

/** Asks for the battle and the opponent, in a terminal. */
export async function askForBattle(): Promise<Chosen> {
  clack.intro(own('prompt.title'));
  const battle = answered(
    await clack.select({
      message: own('prompt.battle'),
      options: [
        ...SCENARIOS.map(({ id, number, title, note, rounds, provenance }) => ({
          value: `scenario ${id}`,
          label: `${number}. ${gameWord(DEFAULT_GAME, `scenario.${id}.title`, title)}`,
          hint: own('prompt.scenario', {
            note: gameWord(DEFAULT_GAME, `scenario.${id}.note`, note),
            rounds,
            word: own(`card.word.${provenance.rules}`),
          }),
        })),
        { value: 'free', label: own('prompt.free'), hint: own('prompt.free-hint') },
      ],
    }),
  );
  const field = battle === 'free' ? await askForField() : { scenario: battle.replace('scenario ', '') };
  const opponent = answered(
    await clack.select({
      message: own('prompt.opponent'),
      options: [
        { value: 'person', label: own('prompt.person') },
        ...levelsFor(DEFAULT_GAME).map(({ id, name, note }) => ({
          value: id,
          label: own('prompt.computer', { name: levelWord(`level.${id}`, name) }),
          hint: levelWord(`level-note.${id}`, note),
        })),
      ],
    }),
  );
  if (opponent === 'person') {
    clack.outro(own('prompt.help'));
    return { ...field, side: 'both' };
  }
  const side = answered(
    await clack.select({
      message: own('prompt.side'),
      options: [
        { value: 'allies' as const, label: own('side.allies') },
        { value: 'axis' as const, label: own('side.axis') },
      ],
    }),
  );
  clack.outro(own('prompt.help'));
  return { ...field, level: opponent, side };
}

async function askForField(): Promise<Chosen> {
  const battlefield = answered(
    await clack.select({
      message: own('prompt.where'),
      options: BATTLEFIELDS.map(({ id, title, note, provenance }) => ({
        value: id,
        label: gameWord(DEFAULT_GAME, `field.${id}.title`, title),
        hint: `${gameWord(DEFAULT_GAME, `field.${id}.note`, note)} (${own(`card.word.${provenance}`)})`,
      })),
    }),
  );
  const pair = answered(
    await clack.select({
      message: own('prompt.armies'),
      options: ARMY_PAIRS.map(([allies, axis], i) => ({
        value: i,
        label: own('prompt.against', { allies: armyTitle(allies), axis: armyTitle(axis) }),
        hint: own('prompt.points', { points: ap(allies.units) }),
      })),
    }),
  );
  const [allies, axis] = ARMY_PAIRS[pair]!;
  return { battlefield, allies: allies.id, axis: axis.id };
}
