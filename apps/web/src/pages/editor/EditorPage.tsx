import { DEFAULT_GAME } from '@dustfront/games';
import type { Problem } from '@dustfront/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useCamera } from '../../board/camera.ts';
import type { Draft, EditorKit } from '../../games/draft.ts';
import { loadFace } from '../../games/faces.ts';
import { loadKit } from '../../games/kits.ts';
import { gameShort } from '../../games/list.ts';
import { isWorkshopGame, type WorkshopGame, workshopGames } from '../../games/workshop.ts';
import { ManualButton } from '../../help/manual/ManualButton.tsx';
import { t } from '../../i18n/index.ts';
import { planned } from '../../online/planned.ts';
import { go, href } from '../../router.ts';
import { startMatch } from '../../session/start.ts';
import { Heading } from '../../ui/Heading.tsx';
import { useLoaded } from '../../ui/loaded.ts';
import { Segment } from '../../ui/Segment.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { remember } from '../table/origins.ts';
import { Asked } from './Asked.tsx';
import { BoardPane } from './BoardPane.tsx';
import { CheckPanel } from './CheckPanel.tsx';
import { closedGoals } from './closed-goals.ts';
import { DeskPanel } from './DeskPanel.tsx';
import { FieldPanel } from './FieldPanel.tsx';
import { ForcesPanel } from './ForcesPanel.tsx';
import { GoalsPanel } from './GoalsPanel.tsx';
import { type History, useHistory } from './history.ts';
import { keepDraft, loadDrafts, unpackDraft } from './keep.ts';
import type { Tool } from './paint.ts';
import { StartFrom } from './StartFrom.tsx';
import { type Mode, ToolBox } from './ToolBox.tsx';
import { TableDesk } from './table/TableDesk.tsx';
import { idleMarks } from './view.ts';
import './editor.css';

/** Something to change is easier than a blank sheet. */
const firstDraft = (kit: EditorKit): Draft =>
  loadDrafts().find((draft) => draft.game === kit.game) ?? kit.ready()[1]?.draft() ?? kit.blank();

/** `/editor`, `/editor/<game>`, or a link that carries a whole battlefield. */
export function EditorPage({ packed }: { packed: string | null }) {
  const [game, setGame] = useState<WorkshopGame>(isWorkshopGame(packed) ? packed : DEFAULT_GAME);
  const kit = useLoaded(game, loadKit);
  const [given, setGiven] = useState<Draft | null>(null);
  const [waiting, setWaiting] = useState(packed !== null && !isWorkshopGame(packed));
  const [broken, setBroken] = useState(false);
  const take = (draft: Draft | null): void => {
    setGiven(draft);
    setBroken(draft === null);
    if (draft !== null) setGame(draft.game);
    setWaiting(false);
  };
  useEffect(() => {
    if (isWorkshopGame(packed)) setGame(packed);
    else if (packed !== null) void unpackDraft(packed).then(take);
  }, [packed]);
  if (kit === null || waiting) return <p class="page muted">{t('common.loading')}</p>;
  return (
    <Studio
      key={`${game} ${given?.id ?? ''}`}
      kit={kit}
      given={given}
      broken={broken}
      onOpen={take}
      onGame={(next) => {
        setGiven(null);
        setGame(next);
      }}
    />
  );
}

/** A match on the battlefield: against the computer, or both sides on this device. */
async function startOn(kit: EditorKit, draft: Draft, title: string, hotseat: boolean): Promise<string> {
  keepDraft(draft);
  const face = await loadFace(kit.game);
  const setup = kit.setup(draft);
  const seats = face.seats(setup);
  const id = await startMatch(
    face,
    setup,
    seats.map((seat, i) =>
      i === 0 || hotseat
        ? { kind: 'person' as const, name: hotseat ? seat.name : '' }
        : { kind: 'computer' as const, level: '', name: '' },
    ),
    title,
  );
  remember(id, kit.game);
  return id;
}

/** Ctrl Z and Ctrl Y, anywhere but in a field. */
function useHistoryKeys(history: History): void {
  const onKey = (event: KeyboardEvent): void => {
    const field = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (field || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) history.redo();
    else history.undo();
  };
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}

function Head({
  kit,
  measured,
  onGame,
  onOpen,
}: {
  kit: EditorKit;
  measured: boolean;
  onGame: (game: WorkshopGame) => void;
  onOpen: (draft: Draft) => void;
}) {
  return (
    <div class="pagehead">
      <Heading title={t('editor.title')} />
      <Segment
        label={t('army.game')}
        value={kit.game}
        onChange={onGame}
        options={workshopGames.map((value) => ({ value, text: gameShort(value) }))}
      />
      <StartFrom kit={kit} onOpen={onOpen} />
      <ManualButton part={measured ? 'table' : 'squares'} />
    </div>
  );
}

interface DeskProps {
  readonly kit: EditorKit;
  readonly history: History;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
}

/** Tools and board of a battlefield with squares. */
function SquaresDesk({ kit, history, tool, onTool }: DeskProps) {
  const [mode, setMode] = useState<Mode>('brush');
  const { map } = history.draft;
  const camera = useCamera({ columns: map[0]?.length ?? 0, rows: map.length });
  return (
    <>
      <ToolBox {...{ kit, history, camera, tool, mode, onTool }} onMode={setMode} />
      <BoardPane {...{ kit, history, camera, tool, mode }} />
    </>
  );
}

/** The slot for a board or a table. */
function Desk(props: DeskProps) {
  const { table, id } = props.history.draft;
  const tables = props.kit.table;
  if (table === undefined || tables === null) return <SquaresDesk {...props} />;
  return <TableDesk key={id} {...props} tables={tables} table={table} />;
}

const firstTool = (kit: EditorKit, { table }: Draft): Tool =>
  table === undefined ? { do: 'brush', id: kit.brushes[0]?.id ?? '' } : { do: 'select' };

interface StudioProps {
  kit: EditorKit;
  given: Draft | null;
  /** What a link brought could not be read. */
  broken: boolean;
  onOpen: (draft: Draft) => void;
  onGame: (game: WorkshopGame) => void;
}

/** What the game finds, and goals where nobody can stand, unless it has found those itself. */
function allProblems(kit: EditorKit, draft: Draft): readonly Problem[] {
  const found = kit.check(draft);
  const told = new Set(found.map(({ at }) => at));
  return [...found, ...closedGoals(draft).filter(({ at }) => !told.has(at))];
}

/** Paint a battlefield, give it forces and goals, check it, play it at once, share it. */
function Studio({ kit, given, broken, onOpen, onGame }: StudioProps) {
  const history = useHistory(given, kit.game, () => firstDraft(kit));
  const { draft, change } = history;
  const [tool, setTool] = useState<Tool>(() => firstTool(kit, draft));
  const [busy, setBusy] = useState(false);
  const problems = useMemo(() => allProblems(kit, draft), [kit, draft]);
  const title = draft.title === '' ? t('editor.unnamed') : draft.title;
  const open = (next: Draft): void => {
    if (next.game !== kit.game) onOpen(next);
    else {
      change(next);
      setTool(firstTool(kit, next));
    }
  };
  const play = async (hotseat: boolean): Promise<void> => {
    setBusy(true);
    const id = await startOn(kit, draft, title, hotseat);
    setBusy(false);
    go(href('match', id));
  };
  useHistoryKeys(history);
  const invite = (): void => {
    keepDraft(draft);
    planned.value = { game: kit.game, setup: kit.setup(draft), title };
    go(href('invite', kit.game));
  };
  return (
    <>
      <TopBar />
      <main class="page editor">
        <Head kit={kit} measured={draft.table !== undefined} onGame={onGame} onOpen={open} />
        {broken && (
          <p class="sheet problems" role="alert">
            {t('editor.noDraft')} <a href={href('')}>{t('common.home')}</a>
          </p>
        )}
        <div class="editor-grid">
          <Desk kit={kit} history={history} tool={tool} onTool={setTool} />
          <Asked {...{ kit, draft, tool }} onDone={() => setTool(firstTool(kit, draft))} />
          <div class="editor-side">
            <CheckPanel game={kit.game} problems={problems} idle={idleMarks(kit, draft)} />
            <DeskPanel
              draft={draft}
              ready={problems.length === 0 && !busy}
              onPlay={(hotseat) => void play(hotseat)}
              onInvite={invite}
              onOpen={open}
            />
            <FieldPanel kit={kit} history={history} />
            <GoalsPanel kit={kit} history={history} tool={tool} onTool={setTool} />
            <ForcesPanel kit={kit} history={history} tool={tool} onTool={setTool} />
          </div>
        </div>
      </main>
    </>
  );
}
