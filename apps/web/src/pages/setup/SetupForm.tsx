import type { Problem } from '@dustfront/kernel';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameFace } from '../../games/face.ts';
import { levelsOf } from '../../games/levels.ts';
import { gameShort, gameTitle } from '../../games/list.ts';
import type { SetupChoice } from '../../games/setup-plan.ts';
import { isWorkshopGame } from '../../games/workshop.ts';
import { t } from '../../i18n/index.ts';
import { problemText } from '../../i18n/words.ts';
import { Sources } from '../../panels/Sources.tsx';
import { go, href } from '../../router.ts';
import { startMatch } from '../../session/start.ts';
import type { SeatKind } from '../../session/table.ts';
import type { TimePlan } from '../../session/time.ts';
import { isStill } from '../../settings.ts';
import { Heading } from '../../ui/Heading.tsx';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { CallError } from '../../workers/connection.ts';
import { armies as ownArmies } from '../army/armies.ts';
import { keepDraft } from '../editor/keep.ts';
import { PlayOnline } from '../online/PlayOnline.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { ClockChoice } from './ClockChoice.tsx';
import { FieldRow } from './FieldRow.tsx';
import { OwnList } from './OwnList.tsx';
import { type Planned, usePlan } from './plan.ts';
import { ScenePreview } from './ScenePreview.tsx';
import { type ArmyChoice, type Chair, SeatRow } from './SeatRow.tsx';

type Sides = ReturnType<GameFace['seats']>;

interface PartProps {
  readonly face: GameFace;
  readonly planned: Planned;
}

/** In so narrow a window lists stand one below the other: where there are so many choices, only one list is open. */
const NARROW = 760;
const MANY = 20;

/** Choices of one kind; a heading folds them. */
function Group({
  title,
  items,
  chosen,
  many,
  onChoose,
}: {
  title: string;
  items: readonly SetupChoice[];
  chosen: string | null;
  many: boolean;
  onChoose: (id: string) => void;
}) {
  const [open] = useState(() => !many || innerWidth > NARROW || items.some(({ id }) => id === chosen));
  return (
    <details class="su-group" open={open}>
      <summary>
        <h3 class="eyebrow">
          {title} <span class="num">{items.length}</span>
        </h3>
      </summary>
      <ChoiceList choices={items} chosen={chosen} onChoose={onChoose} />
    </details>
  );
}

/** Scenarios and battlefields, those of one's own too. */
function Where({ face, planned, onChoose }: PartProps & { onChoose: (id: string) => void }) {
  const { setups, own, drafts, choice, takeDraft } = planned;
  const chosen = choice?.id ?? null;
  const groups = [
    { title: t('setup.battlefields'), items: setups.filter((setup) => setup.id.startsWith('b:')) },
    { title: t('setup.scenarios'), items: setups.filter((setup) => setup.id.startsWith('s:')) },
    { title: t('setup.tables'), items: setups.filter((setup) => setup.id.startsWith('t:')) },
  ];
  const ownList = isWorkshopGame(face.id) && (
    <OwnList game={face.id} choices={own} chosen={chosen} onChoose={onChoose} onDraft={takeDraft} />
  );
  return (
    <section aria-labelledby="su-where">
      <h2 id="su-where">{t('setup.where')}</h2>
      {drafts.length > 0 && ownList}
      {groups
        .filter((group) => group.items.length > 0)
        .map(({ title, items }) => (
          <Group
            key={title}
            title={title}
            items={items}
            chosen={chosen}
            many={setups.length > MANY}
            onChoose={onChoose}
          />
        ))}
      {drafts.length === 0 && ownList}
    </section>
  );
}

/** What was chosen, as a picture and in words. */
function Chosen({ face, planned: { choice, mine, made, detail } }: PartProps) {
  const scene = useMemo(() => choice?.scene() ?? null, [choice]);
  return (
    <section class="su-preview" aria-labelledby="su-title">
      <h2 id="su-title">{choice?.title}</h2>
      <ScenePreview face={face} scene={scene} label={choice?.title ?? ''} />
      {mine !== undefined && (
        <p class="su-detail">
          <a href={href('editor', face.id)} onClick={() => keepDraft(mine)}>
            {t('setup.edit')}
          </a>
        </p>
      )}
      <Sources sources={face.sources(face.makeSetup(made))} />
      {detail.map((line) => (
        <p key={line} class="su-detail">
          {line}
        </p>
      ))}
    </section>
  );
}

/** The armies among which a seat may choose; null where it has none to choose. */
function armyChoice({ face, planned }: PartProps, sides: Sides, seat: number): ArmyChoice | null {
  const side = sides[seat];
  if (side === undefined || side.sign === 'neutral' || (seat !== 0 && seat !== 1)) return null;
  const fits = (one: { readonly side: string }) => face.anyArmy === true || one.side === side.sign;
  return {
    usual: t(planned.choice?.forces === undefined ? 'setup.usualArmy' : 'setup.itsForces'),
    ready: face.readyArmies().filter(fits),
    own: ownArmies.value.filter((one) => one.game === face.id && fits(one)),
    chosen: planned.chosen[seat],
    fixed: planned.fixed(seat),
  };
}

/** Where in a set-up something is wrong: whose force it is, as a player calls it. */
function placeOf({ at }: Problem, sides: Sides): string {
  const [, seat] = /^(?:armies|forces)\.(\d)/.exec(at) ?? [];
  return sides[Number(seat)]?.name ?? at;
}

/** What stands in the way of beginning; the button below it never covers that. */
function Told({
  game,
  sides,
  problems,
}: {
  game: GameFace['id'];
  sides: Sides;
  problems: readonly Problem[];
}) {
  const list = useRef<HTMLUListElement>(null);
  const keys = problems.map(({ at, code }) => `${at} ${code}`).join();
  useEffect(() => list.current?.scrollIntoView({ block: 'center' }), [keys]);
  if (problems.length === 0) return null;
  return (
    <ul class="sheet problems" role="alert" ref={list}>
      {problems.map((problem) => (
        <li key={problem.at + problem.code + problem.text}>
          {problem.at !== '' && <b>{placeOf(problem, sides)}: </b>}
          {problemText(game, problem)} {problem.rule !== undefined && <RuleLink id={problem.rule} />}
        </li>
      ))}
    </ul>
  );
}

const problemsOf = (error: unknown): readonly Problem[] =>
  error instanceof CallError && error.problems.length > 0
    ? error.problems
    : [{ at: '', code: '', text: error instanceof Error ? error.message : String(error) }];

/** Who sits where: a person alone and computers need no name. */
function seatsOf(sides: Sides, chairAt: (seat: number) => Chair): readonly SeatKind[] {
  const persons = sides.filter((_, seat) => chairAt(seat).who === 'person').length;
  return sides.map((side, seat): SeatKind => {
    const { who, level } = chairAt(seat);
    if (who === 'computer') return { kind: 'computer', level, name: '' };
    return { kind: 'person', name: persons === 1 ? '' : side.name };
  });
}

/** Who sits where, before anybody has said otherwise: a person and computers. */
function useChairs(game: GameFace['id']) {
  const offered = levelsOf(game);
  const usual: Chair = { who: 'computer', level: offered[Math.min(1, offered.length - 1)]?.id ?? '' };
  const [chairs, setChairs] = useState<readonly Chair[]>([{ ...usual, who: 'person' }]);
  const chairAt = (seat: number): Chair => chairs[seat] ?? usual;
  const setChair = (seats: number, seat: number, part: Partial<Chair>): void =>
    setChairs(Array.from({ length: seats }, (_, n) => ({ ...chairAt(n), ...(n === seat ? part : {}) })));
  return { chairAt, setChair };
}

function Fields({ planned }: Pick<PartProps, 'planned'>) {
  return (
    <>
      {planned.fields.map((one) => (
        <FieldRow
          key={one.id}
          field={one}
          value={planned.plan.fields[one.id] ?? one.value}
          onChange={(value) => planned.setField(one.id, value)}
        />
      ))}
    </>
  );
}

/** Who plays, by which options; then it begins, here or with somebody elsewhere. */
function Rest(
  props: PartProps & { problems: readonly Problem[]; onProblems: (all: readonly Problem[]) => void },
) {
  const { face, planned, problems, onProblems } = props;
  const { made, choice, faults } = planned;
  const { chairAt, setChair } = useChairs(face.id);
  const [busy, setBusy] = useState(false);
  const [time, setTime] = useState<TimePlan | null>(null);
  const sides = face.seats(face.makeSetup(made));
  const title = choice?.title ?? gameShort(face.id);
  const begin = async (): Promise<void> => {
    setBusy(true);
    onProblems([]);
    try {
      const seats = seatsOf(sides, chairAt);
      const timed = seats.some(({ kind }) => kind === 'person') ? time : null;
      go(href('match', await startMatch(face, face.makeSetup(made), seats, title, timed)));
    } catch (error) {
      onProblems(problemsOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section class="su-rest" aria-labelledby="su-who">
      <h2 id="su-who">{t('setup.who')}</h2>
      <div class="sheet su-box">
        {sides.map((side, seat) => (
          <SeatRow
            key={side.name}
            game={face.id}
            side={side}
            chair={chairAt(seat)}
            army={armyChoice(props, sides, seat)}
            onChair={(part) => setChair(sides.length, seat, part)}
            onArmy={(units) => planned.setArmy(seat, units)}
          />
        ))}
      </div>
      <h2>{t('setup.options')}</h2>
      <div class="sheet su-box">
        <ClockChoice plan={time} sides={sides.length} onChange={setTime} />
        <Fields planned={planned} />
      </div>
      <Told game={face.id} sides={sides} problems={[...faults, ...problems]} />
      <div class="su-bar">
        <button
          type="button"
          class="commit side-allies"
          disabled={busy || faults.length > 0 || !planned.ready}
          onClick={() => void begin()}
        >
          {t('setup.begin')}
        </button>
        {faults.length === 0 && <PlayOnline face={face} plan={made} title={title} />}
      </div>
    </section>
  );
}

/** Brings what was chosen into sight, where the list of choices is longer than the window. */
function showChosen(title: HTMLElement | null): void {
  const box = title?.getBoundingClientRect();
  if (box === undefined || (box.top >= 0 && box.bottom <= innerHeight)) return;
  title?.scrollIntoView({ block: 'start', behavior: isStill() ? 'auto' : 'smooth' });
}

/** Where, who, with what and by which options. */
export function SetupForm({
  face,
  army,
  field,
}: {
  face: GameFace;
  army: string | null;
  field: string | null;
}) {
  const planned = usePlan(face, army, field);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const onChoose = (id: string): void => {
    setProblems([]);
    planned.choose(id);
    showChosen(document.getElementById('su-title'));
  };
  return (
    <>
      <TopBar />
      <main class="page setup">
        <div class="pagehead">
          <Heading title={t('setup.title')} />
          <span class="type muted">{gameTitle(face.id)}</span>
        </div>
        <div class="setup-grid">
          <Where face={face} planned={planned} onChoose={onChoose} />
          <Chosen face={face} planned={planned} />
          <Rest face={face} planned={planned} problems={problems} onProblems={setProblems} />
        </div>
      </main>
    </>
  );
}
