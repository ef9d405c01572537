import { BATTLEFIELDS, dustTactics, validateLayout } from '@dustfront/dust-tactics';
import { isProblems, type Json } from '@dustfront/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { GridBoard } from '../../board/GridBoard.tsx';
import { SideMark } from '../../drawings/emblems.tsx';
import { Icon } from '../../drawings/icons.tsx';
import { Crate, ObjectiveMark, TankTrap, WallSquare } from '../../drawings/terrain.tsx';
import { coreFace } from '../../games/core/index.ts';
import { coreArmies, parseUnits, standardForces, unitText } from '../../games/core/setup.ts';
import { t } from '../../i18n/index.ts';
import { go, href } from '../../router.ts';
import { pack, unpack } from '../../session/pack.ts';
import { startMatch } from '../../session/start.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { armies } from '../army/armies.ts';
import {
  emptyField,
  type Field,
  fieldScene,
  loadFields,
  paint,
  readField,
  resized,
  scenarioOf,
  storeField,
  type Tool,
  tools,
} from './field.ts';
import './editor.css';

function ToolPicture({ tool }: { tool: Tool }) {
  if (tool === 'allies' || tool === 'axis') return <SideMark sign={tool} size={30} />;
  return (
    <svg viewBox="0 0 80 80" width="36" height="36" aria-hidden="true">
      {tool === 'ground' && <circle cx="40" cy="40" r="6" fill="var(--dot)" />}
      {tool === 'building' && (
        <path d="M8 8H72V72H8Z" fill="var(--floor)" stroke="var(--wall-line)" stroke-width="8" />
      )}
      {tool === 'entrance' && (
        <path d="M30 72H8V8H72V72H50" fill="var(--floor)" stroke="var(--wall-line)" stroke-width="8" />
      )}
      {tool === 'indoor' && (
        <path
          d="M6 6H74V74H6ZM6 40H74M40 6V74"
          fill="var(--floor)"
          stroke="var(--floor-line)"
          stroke-width="3"
        />
      )}
      {tool === 'wall' && <WallSquare open={{ n: false, e: false, s: false, w: false }} />}
      {tool === 'crate' && <Crate />}
      {tool === 'trap' && <TankTrap />}
      {tool === 'objective' && <ObjectiveMark label="A" />}
    </svg>
  );
}

interface Trouble {
  readonly message: string;
  readonly rule?: string;
}

function troublesOf(field: Field): readonly Trouble[] {
  const scenario = scenarioOf(field, parseUnits);
  // The checker of printed maps knows no buildings; set-up checks those.
  const built = field.map.some((row) => /[be]/.test(row));
  const layout = built ? [] : validateLayout(scenario).map((message) => ({ message }));
  if (layout.length > 0) return layout;
  const made = dustTactics.setup({ scenario } as unknown as Json);
  return isProblems(made) ? made : [];
}

const usualForces = { allies: standardForces.allies.map(unitText), axis: standardForces.axis.map(unitText) };

/** Something to change is easier than a blank sheet. */
function firstField(): Field {
  const ready = BATTLEFIELDS.find((field) => field.place === 'mixed') ?? BATTLEFIELDS[0];
  const blank = { ...emptyField(3, 3), forces: usualForces };
  return ready === undefined ? blank : { ...blank, title: ready.title, map: ready.map, entry: ready.entry };
}

/** Paint a battlefield, give it forces and objectives, check it, play it at once, share it. */
export function EditorPage({ packed }: { packed: string | null }) {
  const [field, setField] = useState<Field>(() => loadFields()[0] ?? firstField());
  const [past, setPast] = useState<readonly Field[]>([]);
  const [tool, setTool] = useState<Tool>('wall');
  const [share, setShare] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (packed !== null)
      void unpack(packed).then((text) => {
        const given = readField(text);
        if (given !== null) setField(given);
      });
  }, [packed]);
  const scene = useMemo(() => fieldScene(field), [field]);
  const troubles = useMemo(() => troublesOf(field), [field]);
  const columns = Math.round(scene.columns / 3);
  const rows = Math.round(scene.rows / 3);
  const change = (next: Field): void => {
    setPast([...past.slice(-80), field]);
    setField(next);
  };
  const undo = (): void => {
    const last = past.at(-1);
    if (last === undefined) return;
    setPast(past.slice(0, -1));
    setField(last);
  };
  const onSquare = (key: string): void => {
    const square = scene.squares.find((s) => s.key === key);
    if (square !== undefined) change(paint(field, [square.x, square.y], tool));
  };
  const play = async (): Promise<void> => {
    if (troubles.length > 0) return;
    setBusy(true);
    storeField(field);
    const scenario = scenarioOf(field, parseUnits);
    const setup = JSON.parse(JSON.stringify({ scenario })) as Json;
    const id = await startMatch(
      coreFace,
      setup,
      [
        { kind: 'person', name: t('seat.you') },
        { kind: 'computer', level: '', name: t('seat.computer') },
      ],
      scenario.title,
    );
    setBusy(false);
    go(href('table', id));
  };
  const saveFile = (): void => {
    const url = URL.createObjectURL(new Blob([JSON.stringify(field, null, 2)], { type: 'application/json' }));
    const anchor = document.createElement('a');
    anchor.href = url;
    anchor.download = `${field.title === '' ? 'battlefield' : field.title}.json`;
    anchor.click();
    URL.revokeObjectURL(url);
  };
  const lists = (side: 'allies' | 'axis') =>
    [...coreArmies(), ...armies.value].filter((army) => army.side === side);
  return (
    <>
      <TopBar />
      <main class="page editor">
        <div class="pagehead">
          <h1>{t('editor.title')}</h1>
          <select
            aria-label={t('editor.startFrom')}
            value=""
            onChange={(event) => {
              const id = event.currentTarget.value;
              const own = loadFields().find((f) => f.id === id);
              const ready = BATTLEFIELDS.find((b) => b.id === id);
              if (own !== undefined) change(own);
              else if (ready !== undefined)
                change({
                  ...field,
                  id: crypto.randomUUID().slice(0, 8),
                  title: ready.title,
                  map: ready.map,
                  entry: ready.entry,
                  objectives: [],
                });
              else if (id === 'new') change({ ...emptyField(3, 3), forces: usualForces });
            }}
          >
            <option value="">{t('editor.startFrom')}</option>
            <option value="new">{t('editor.blank')}</option>
            {loadFields().map((f) => (
              <option key={f.id} value={f.id}>
                {f.title === '' ? t('editor.unnamed') : f.title}
              </option>
            ))}
            {BATTLEFIELDS.map((b) => (
              <option key={b.id} value={b.id}>
                {b.title}
              </option>
            ))}
          </select>
        </div>
        <div class="editor-grid">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a legend where a quiet label is wanted */}
          <div class="sheet toolbox" role="group" aria-label={t('editor.tools')}>
            {tools.map((name) => (
              <button
                type="button"
                key={name}
                class="tool"
                aria-pressed={tool === name}
                onClick={() => setTool(name)}
              >
                <ToolPicture tool={name} />
                <span>{t(`editor.${name}`)}</span>
              </button>
            ))}
            <button type="button" class="tool" aria-disabled={past.length === 0} onClick={undo}>
              <Icon name="undo" size={26} />
              <span>{t('editor.undo')}</span>
            </button>
          </div>
          <div class="editor-board">
            <GridBoard
              scene={scene}
              marks={{ sign: 'neutral', choices: new Set(scene.squares.map((s) => s.key)) }}
              label={t('board.label', { columns: scene.columns, rows: scene.rows })}
              onSquare={onSquare}
              hint={() => t(`editor.${tool}`)}
            />
          </div>
          <div class="editor-side">
            <div class="sheet ed-box">
              <div class="field">
                <label for="ed-title">{t('editor.name')}</label>
                <input
                  id="ed-title"
                  type="text"
                  value={field.title}
                  onInput={(event) => setField({ ...field, title: event.currentTarget.value })}
                />
              </div>
              <div class="ed-row">
                <div class="field">
                  <label for="ed-cols">{t('editor.columns')}</label>
                  <input
                    id="ed-cols"
                    type="number"
                    min={1}
                    max={8}
                    value={columns}
                    onInput={(event) =>
                      change(
                        resized(field, Math.max(1, Math.min(8, Number(event.currentTarget.value))), rows),
                      )
                    }
                  />
                </div>
                <div class="field">
                  <label for="ed-rows">{t('editor.rows')}</label>
                  <input
                    id="ed-rows"
                    type="number"
                    min={1}
                    max={8}
                    value={rows}
                    onInput={(event) =>
                      change(
                        resized(field, columns, Math.max(1, Math.min(8, Number(event.currentTarget.value)))),
                      )
                    }
                  />
                </div>
                <div class="field">
                  <label for="ed-rounds">{t('core.rounds')}</label>
                  <input
                    id="ed-rounds"
                    type="number"
                    min={1}
                    max={20}
                    value={field.rounds}
                    onInput={(event) => setField({ ...field, rounds: Number(event.currentTarget.value) })}
                  />
                </div>
                <div class="field">
                  <label for="ed-bonus">{t('editor.bonus')}</label>
                  <input
                    id="ed-bonus"
                    type="number"
                    min={0}
                    max={20}
                    value={field.bonus}
                    onInput={(event) => setField({ ...field, bonus: Number(event.currentTarget.value) })}
                  />
                </div>
              </div>
              {(['allies', 'axis'] as const).map((side) => (
                <div class="field" key={side}>
                  <label for={`ed-${side}`}>{t('editor.force', { side: t(`sides.${side}`) })}</label>
                  <select
                    id={`ed-${side}`}
                    value={
                      lists(side).find((army) => army.units.join() === field.forces[side].join())?.id ?? ''
                    }
                    onChange={(event) =>
                      setField({
                        ...field,
                        forces: {
                          ...field.forces,
                          [side]:
                            lists(side).find((army) => army.id === event.currentTarget.value)?.units ?? [],
                        },
                      })
                    }
                  >
                    {lists(side).map((army) => (
                      <option key={army.id} value={army.id}>
                        {army.name}
                      </option>
                    ))}
                  </select>
                </div>
              ))}
            </div>
            <div class={`sheet ed-check${troubles.length === 0 ? ' ok' : ''}`} role="status">
              {troubles.length === 0 ? (
                <p>
                  <Icon name="check" /> {t('editor.fine')}
                </p>
              ) : (
                <ul>
                  {troubles.slice(0, 8).map((trouble) => (
                    <li key={trouble.message}>
                      {trouble.message} {trouble.rule !== undefined && <RuleLink id={trouble.rule} />}
                    </li>
                  ))}
                </ul>
              )}
            </div>
            <div class="moment-tools">
              <button
                type="button"
                class="btn primary"
                aria-disabled={troubles.length > 0 || busy}
                onClick={() => void play()}
              >
                <Icon name="play" /> {t('editor.play')}
              </button>
              <button type="button" class="btn" onClick={() => storeField(field)}>
                {t('common.save')}
              </button>
              <button
                type="button"
                class="btn"
                onClick={() =>
                  void pack(JSON.stringify(field)).then((packed1) =>
                    setShare(`${location.href.split('#')[0]}#/editor/${packed1}`),
                  )
                }
              >
                <Icon name="link" /> {t('time.link')}
              </button>
              <button type="button" class="btn" onClick={saveFile}>
                <Icon name="file" /> {t('editor.file')}
              </button>
              <label class="btn">
                <Icon name="share" /> {t('editor.open')}
                <input
                  class="vh"
                  type="file"
                  accept="application/json,.json"
                  onChange={(event) => {
                    void event.currentTarget.files?.[0]?.text().then((text) => {
                      const given = readField(text);
                      if (given !== null) change(given);
                    });
                  }}
                />
              </label>
            </div>
          </div>
        </div>
        {share !== null && (
          <Dialog title={t('editor.share')} onClose={() => setShare(null)}>
            <p>{t('editor.shareText')}</p>
            <textarea
              rows={4}
              readOnly
              value={share}
              aria-label={t('editor.share')}
              onFocus={(event) => event.currentTarget.select()}
            />
            <div class="moment-tools">
              <button
                type="button"
                class="btn primary"
                onClick={() => void navigator.clipboard?.writeText(share)}
              >
                {t('common.copy')}
              </button>
            </div>
          </Dialog>
        )}
      </main>
    </>
  );
}
