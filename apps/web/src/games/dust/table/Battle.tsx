import type { DiceReason, DustView } from '@dustfront/dust';
import type { Say } from '@dustfront/kernel';
import { Die } from '../../../drawings/dice.tsx';
import { ArmyMark } from '../../../drawings/emblems.tsx';
import type { LogLine, OpenQuestion } from '../../../session/table.ts';
import { SignIcon } from '../drawings/glyphs.tsx';
import { dustRoll } from '../log.ts';
import { armyOf, cardOf, mapOf, type UnitCounts, unitList } from '../model.ts';
import { areaName, holderName, unitName } from '../names.ts';
import { w } from '../words.ts';
import type { Desk } from './desk.ts';
import { OddsBox, Prospect, ProspectHead } from './Odds.tsx';
import { Options } from './Options.tsx';
import './battle.css';

type Side = 'attacker' | 'defender';

const battleQuestions = new Set(['declare', 'retreat', 'retreat-where', 'reroll', 'casualties', 'nurse']);
export const isBattleQuestion = (question: OpenQuestion | null): boolean =>
  question !== null && battleQuestions.has(question.name);

/** The dice of one side that fell last in this battle. */
function lastRoll(log: readonly LogLine[], side: Side): readonly number[] {
  const start = log.findLastIndex(({ event }) => event.type === 'battle-begun' || event.type === 'attack');
  const roll = log
    .slice(Math.max(0, start))
    .findLast(({ event }) => event.type === 'rolled' && event.reason === `battle-${side}`);
  const faces = roll?.event.faces;
  return Array.isArray(faces) ? (faces as number[]) : [];
}

function Dice({ faces }: { faces: readonly number[] }) {
  if (faces.length === 0) return <p class="muted d-nodice">{w('battle.noDice')}</p>;
  const hits = faces.filter((face) => face >= 4).length;
  return (
    <div class="d-dice">
      {faces.map((face, i) => (
        <Die
          key={i}
          face={face >= 4 ? 'hit' : 'miss'}
          size={26}
          label={w(face >= 4 ? 'battle.hit' : 'battle.blank')}
          good={face >= 4}
          index={i}
        />
      ))}
      <b class="num">{w('battle.hits', { count: hits })}</b>
    </div>
  );
}

/** One source of dice: "3 tanks 6", "capital 5". */
const reasonWords = ({ from, units, dice }: DiceReason): string =>
  from === 'ace' || from === 'capital' || from === 'centre'
    ? `${w(`battle.from.${from}`)} ${dice}`
    : `${units} ${unitName(from, units)} ${dice}`;

function Force({
  view,
  side,
  units,
  faces,
  ability,
}: {
  view: DustView;
  side: Side;
  units: UnitCounts;
  faces: readonly number[];
  ability: (id: string) => string;
}) {
  const { battle } = view;
  if (battle === null) return null;
  const holder = side === 'attacker' ? battle.attacker : battle.defender;
  const army = typeof holder === 'number' ? armyOf(view, holder) : null;
  const dice = side === 'attacker' ? battle.attackerDice : battle.defenderDice;
  const because = battle.because?.[side] ?? [];
  const player = typeof holder === 'number' ? view.players[holder] : undefined;
  const card = player?.played === null || player === undefined ? null : cardOf(player.played);
  return (
    <div
      class={`d-force ${army === null ? 'side-neutral' : `army-${army}`}${battle.acting === side ? ' acting' : ''}`}
    >
      <h3>
        <ArmyMark army={army} size={26} />
        <span>
          {holderName(view, holder)}
          <small>
            {w(`battle.${side}`)}
            {card !== null && (
              <>
                {', '}
                <span class={player?.used ? 'used' : ''}>{ability(card.ability)}</span>
              </>
            )}
          </small>
        </span>
        <b class="num">{w('battle.dice', { count: dice })}</b>
      </h3>
      {because.length > 1 && <p class="d-because">{because.map(reasonWords).join(' + ')}</p>}
      <ul class="d-troops">
        {unitList(units).map(({ kind, count }) => (
          <li key={kind} title={unitName(kind, count)}>
            <SignIcon sign={kind} size={22} />
            <b class="num">{count}</b>
            <span class="vh">{unitName(kind, count)}</span>
          </li>
        ))}
      </ul>
      <Dice faces={faces} />
    </div>
  );
}

/** A battle as a scene: both forces, the dice as they fell, what can be done, and what each would come to. */
export function Battle({
  desk,
  view,
  question,
  log,
  say,
  ability,
}: {
  desk: Desk;
  view: DustView;
  question: OpenQuestion | null;
  log: readonly LogLine[];
  say: Say;
  ability: (id: string) => string;
}) {
  const { battle, special } = view;
  if (battle === null && special === null) return null;
  const area = areaName(view, battle?.target ?? special?.target ?? '');
  // The scene stands on the side of the map that the battle is not on.
  const lon = mapOf(view).areas.find(({ id }) => id === (battle?.target ?? special?.target))?.lon ?? 0;
  const west = lon < -20;
  const asked = isBattleQuestion(question) ? question : null;
  const decides =
    battle === null
      ? null
      : holderName(view, battle.acting === 'defender' ? battle.defender : battle.attacker);
  const weighed = desk.solver.result.value;
  const advice = weighed.state === 'done' && weighed.advice !== 'too large' ? weighed.advice : null;
  const answers = advice === null || advice.answers.length < 2 ? [] : advice.answers;
  const prospect = (id: string) => {
    const found = answers.find((answer) => answer.id === id);
    return found === undefined ? null : <Prospect chances={found.chances} />;
  };
  const rolled = special === null ? null : log.findLast((line) => dustRoll(line) !== null);
  return (
    <section
      class={`d-battle sheet${west ? ' east' : ''}${asked === null ? '' : ' asked'}`}
      aria-label={w(battle === null ? 'battle.special' : 'battle.title', { area })}
    >
      <header>
        <h2>{w(battle === null ? 'battle.special' : 'battle.title', { area })}</h2>
        {decides !== null && <span>{asked === null ? w('battle.now', { name: decides }) : ''}</span>}
      </header>
      <div class="d-state">
        {battle !== null && (
          <div class="d-forces">
            <Force
              view={view}
              side="attacker"
              units={battle.attackers}
              faces={battle.attackerFaces.length > 0 ? battle.attackerFaces : lastRoll(log, 'attacker')}
              ability={ability}
            />
            <Force
              view={view}
              side="defender"
              units={battle.defenders}
              faces={battle.defenderFaces.length > 0 ? battle.defenderFaces : lastRoll(log, 'defender')}
              ability={ability}
            />
          </div>
        )}
        {rolled !== null && rolled !== undefined && <Dice faces={rolled.event.faces as number[]} />}
        {battle !== null && battle.blanks > 0 && (
          <p class="d-note">{w('battle.blanks', { count: battle.blanks })}</p>
        )}
        {asked?.name === 'retreat' && battle?.acting === 'defender' && (
          <p class="d-note">
            {battle.refuges.length === 0
              ? w('battle.noRefuge')
              : w('battle.refuges', { areas: battle.refuges.map((id) => areaName(view, id)).join(', ') })}
          </p>
        )}
        {battle !== null && <OddsBox weighed={weighed} />}
      </div>
      {asked !== null && (
        <div class={`d-decide army-${armyOf(view, asked.seat)}`}>
          <h3>{say(asked.message)}</h3>
          {answers.length > 0 && <ProspectHead />}
          <Options desk={desk} view={view} question={asked} say={say} note={prospect} />
        </div>
      )}
    </section>
  );
}
