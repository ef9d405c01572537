import type { DustView, ShownHolder } from '@dustfront/dust';
import { ArmyMark } from '../../../../drawings/emblems.tsx';
import { paces, settings } from '../../../../settings.ts';
import { areaOf, countOf, mapOf, type UnitCounts, unitList } from '../../model.ts';
import { areaName, seatName, unitName } from '../../names.ts';
import type { Battle, Side, Throw } from '../../story/battles.ts';
import { counted, plus } from '../../story/read.ts';
import { stepsOf } from '../../story/reel.ts';
import { endOf, tellBattle } from '../../story/tell.ts';
import { type Word, w } from '../../words.ts';
import { armyOfHolder, audienceOf, called, isYou, type People } from './people.ts';
import { Fallen, Rolls } from './Rolls.tsx';
import { useReel } from './reel.ts';
import { Ground } from './Scenery.tsx';
import { diceOf, reasonsFor, reasonWords, supremacySum, supremacyWhy } from './sums.ts';
import { scaleOf, Troops } from './Troops.tsx';
import './stage.css';
import './rolls.css';

interface StageProps {
  readonly view: DustView;
  readonly battle: Battle;
  readonly people: People;
  /** Puts the stage away, once the battle has ended. */
  readonly onDone?: (() => void) | undefined;
}

const holderOf = (battle: Battle, side: Side): ShownHolder =>
  side === 'attacker' ? battle.seat : battle.defender;

function bannerOf(view: DustView, battle: Battle, people: People): string {
  const plain = battle.from === null ? '.plain' : '';
  const whose = isYou(people, battle.seat) ? 'you' : isYou(people, battle.defender) ? 'onYou' : 'other';
  return w(`stage.attack.${whose}${plain}` as Word, {
    name: called(view, people, battle.seat),
    to: areaName(view, battle.to),
    from: areaName(view, battle.from ?? ''),
  });
}

interface SideProps extends StageProps {
  readonly side: Side;
  readonly force: UnitCounts;
  readonly falling: readonly Throw[];
}

/** Who it is, how many of his stand, and where; what drops from the sky or flies in comes from nowhere on the map. */
function SideHead({ view, battle, people, side, force }: SideProps) {
  const holder = holderOf(battle, side);
  const id = side === 'defender' ? battle.to : battle.from;
  const isCapital = id !== null && areaOf(view, id)?.capital === true;
  const where = id === null ? '' : w(isCapital ? 'stage.capital' : 'stage.in', { area: areaName(view, id) });
  const all = countOf(battle.start[side]);
  const standing = countOf(force);
  const name = called(view, people, holder);
  const withdrew = standing > 0 ? 0 : countOf(battle.left[side]);
  return (
    <header>
      <ArmyMark army={armyOfHolder(view, holder)} size={40} />
      <div>
        <h3>
          {all === 0
            ? name
            : w(withdrew > 0 ? 'stage.withdrew' : 'stage.stand', { name, count: withdrew || standing, all })}
        </h3>
        <p>{[typeof holder === 'number' ? seatName(view, holder) : '', where].filter(Boolean).join(', ')}</p>
      </div>
    </header>
  );
}

/** Those of an area who fire at another from where they are. */
function firing({ form }: Battle, { bomber, submarine }: UnitCounts): UnitCounts {
  if (form === 'bombers' && bomber !== undefined) return { bomber };
  return form === 'submarines' && submarine !== undefined ? { submarine } : {};
}

/** What the two sides stand on: their force, its dice as a sum, who fell in which order. */
function SideOf(props: SideProps) {
  const { view, battle, side, force, falling } = props;
  const army = armyOfHolder(view, holderOf(battle, side));
  const because = reasonsFor(view, battle, side, force);
  const dice = diceOf(because);
  const special = battle.throws[0]?.why === 'special';
  const withdrew = countOf(force) === 0 && countOf(battle.left[side]) > 0;
  const lost = battle.lost[side];
  const area = areaOf(view, side === 'defender' ? battle.to : (battle.from ?? ''));
  const place = mapOf(view).areas.find(({ id }) => id === area?.id);
  const city = area?.capital === true || area?.centre === true;
  const struck = falling.filter((one) => one.why !== 'nurse' && one.side !== side);
  // Who fires from afar, and who is fired at, has not drawn up for battle: everybody is where he was.
  const there = side === 'defender' ? (area?.units ?? {}) : firing(battle, area?.units ?? {});
  const drawnUp = countOf(battle.start[side]) > 0;
  const troops = drawnUp ? force : struck.reduce((sum, { units }) => plus(sum, counted(units)), there);
  return (
    <section class={`bs-side ${side} ${army === null ? 'side-neutral' : `army-${army}`}`}>
      <SideHead {...props} />
      {!special && !withdrew && (
        <p class="bs-sum">
          <b class="num">{dice}</b>
          <span>
            {because.length > 0 ? because.map(reasonWords).join(' + ') : w('battle.dice', { count: dice })}
          </span>
        </p>
      )}
      {lost.length > 0 && (
        <p class="bs-lost">
          <span>{w('stage.lost')}</span>
          <Fallen units={lost} from={0} army={army} after={0} />
        </p>
      )}
      <Ground army={army} kind={city ? 'city' : place?.kind === 'sea' ? 'sea' : 'hills'} />
      <Troops troops={troops} struck={struck} />
      <ul class="vh">
        {unitList(force).map(({ kind, count }) => (
          <li key={kind}>
            {count} {unitName(kind, count)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who rolls first, as the sum it is. */
function Supremacy({ view, battle, people }: StageProps) {
  const { supremacy, start } = battle;
  if (supremacy === null) return null;
  const holder = supremacy === 'attacker' ? battle.seat : battle.defender;
  return (
    <aside class="bs-supremacy">
      <h3>{w('stage.supremacy')}</h3>
      <p class="num">
        <ArmyMark army={armyOfHolder(view, battle.seat)} size={18} /> <b>{supremacySum(start.attacker)}</b>{' '}
        {w('stage.against')} <b>{supremacySum(start.defender)}</b>{' '}
        <ArmyMark army={armyOfHolder(view, battle.defender)} size={18} />
      </p>
      <p>{w(`stage.first.${supremacyWhy(view, battle)}`, { name: called(view, people, holder) })}</p>
    </aside>
  );
}

/** How it ended, and the way on; it keeps its place while the last dice fall. */
function End({ view, battle, people, onDone, isRolling }: StageProps & { isRolling: boolean }) {
  if (battle.end === null) return null;
  const told = tellBattle(audienceOf(view, people), battle);
  const end = endOf(battle);
  return (
    <div class={`bs-end ${end} ${isRolling ? 'rolling' : ''}`} role="status">
      <div>
        <h3>{told.headline}</h3>
        <p>{told.words}</p>
      </div>
      {onDone !== undefined && !isRolling && (
        <button type="button" class="commit" data-read onClick={onDone}>
          {w('report.read')}
        </button>
      )}
    </div>
  );
}

/** A battle from its announcement to its end: both sides, every roll, who fell; it stays until it has been seen. */
export function BattleStage(props: StageProps) {
  const { view, people } = props;
  const { shown: battle, isRolling, skip } = useReel(props.battle);
  const under = !isRolling && battle.end === null && view.battle?.target === battle.to ? view.battle : null;
  const force = {
    attacker: under?.attackers ?? battle.now.attacker,
    defender: under?.defenders ?? battle.now.defender,
  };
  const area = areaOf(view, battle.to);
  const drawnUp = countOf(battle.start.defender) > 0;
  const step = isRolling ? stepsOf(battle).at(-1) : undefined;
  const side = { ...props, battle, falling: step ?? [] };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <section
      class={`bs${props.battle.end === null ? '' : ' ended'}`}
      style={{ '--pace': paces[settings.value.pace] }}
      aria-label={bannerOf(view, battle, people)}
      onClick={isRolling ? skip : undefined}
    >
      <header class="bs-banner">
        <ArmyMark army={armyOfHolder(view, battle.seat)} size={40} />
        <h2>{bannerOf(view, battle, people)}</h2>
        <ArmyMark army={armyOfHolder(view, battle.defender)} size={40} />
        <p>
          {w(
            `kind.${battle.form === 'missiles' || battle.form === 'drop' ? 'launch' : 'attack'}.${battle.form}` as Word,
          )}
          {area?.capital === true && `, ${w('area.capital')}`}
          {under !== null && under.blanks > 0 && ` · ${w('battle.blanks', { count: under.blanks })}`}
        </p>
      </header>
      <div
        class={`bs-field ${area?.capital === true || area?.centre === true ? 'city' : ''}`}
        style={scaleOf([...Object.values(battle.start), ...(drawnUp ? [] : [area?.units ?? {}])])}
      >
        <SideOf {...side} side="attacker" force={force.attacker} />
        <SideOf {...side} side="defender" force={force.defender} />
        <Supremacy {...props} />
      </div>
      <Rolls
        view={view}
        battle={battle}
        people={people}
        next={under !== null && view.path.at(-1) === 'battle.retreat' ? under.acting : null}
      />
      <End {...props} isRolling={isRolling} />
    </section>
  );
}
