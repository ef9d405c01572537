import { useEffect, useState } from 'preact/hooks';
import { SideMark } from '../../drawings/emblems.tsx';
import { Icon } from '../../drawings/icons.tsx';
import { UnitDrawing } from '../../drawings/unitart.tsx';
import { builderCard, builderCards, costOf, mayJoin, printed, problemsOf } from '../../games/core/builder.ts';
import { coreArmies } from '../../games/core/setup.ts';
import { t } from '../../i18n/index.ts';
import { UnitCard } from '../../panels/UnitCard.tsx';
import { go, href } from '../../router.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { Segment } from '../../ui/Segment.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import {
  armies,
  armyFromLink,
  armyLink,
  armyText,
  dropArmy,
  keepArmy,
  type OwnArmy,
  parseArmy,
} from './armies.ts';
import { DuelTable } from './DuelTable.tsx';
import './army.css';

type Bloc = 'allies' | 'axis';
type Kind = 'all' | 'squad' | 'vehicle' | 'hero';

const fresh = (side: Bloc): OwnArmy => ({
  id: crypto.randomUUID().slice(0, 8),
  game: 'dust-tactics',
  name: '',
  side,
  units: [],
});

/** The boxed company of a side, as a list to change. */
function readyFor(side: Bloc): OwnArmy {
  const ready = coreArmies().find((army) => army.side === side);
  return { ...fresh(side), name: ready?.name ?? '', units: ready?.units ?? [] };
}

function UnitLine({
  unit,
  bloc,
  later,
  onDrop,
  onJoin,
  onShow,
  heroes,
}: {
  unit: string;
  bloc: Bloc;
  later: boolean;
  onDrop: () => void;
  onJoin: (hero: string) => void;
  onShow: (id: string) => void;
  heroes: readonly string[];
}) {
  const [id = '', hero] = unit.split('+');
  const card = builderCard(id);
  if (card === undefined) return null;
  const model = printed(card, later);
  const joined = hero === undefined ? undefined : builderCard(hero);
  const able = card.kind === 'squad' ? heroes.filter((h) => mayJoin(bloc, id, h)) : [];
  return (
    <li class="unitline">
      <svg viewBox="-6 -8 112 112" aria-hidden="true">
        <UnitDrawing art={model.art} sign={model.sign} flip={model.flip} />
      </svg>
      <button type="button" class="linkish" onClick={() => onShow(id)}>
        <b>{card.nickname ?? card.name}</b>
        {joined !== undefined && <span> + {joined.nickname ?? joined.name}</span>}
      </button>
      {able.length > 0 || joined !== undefined ? (
        <select
          aria-label={t('army.joins', { unit: card.name })}
          value={hero ?? ''}
          onChange={(event) => onJoin(event.currentTarget.value)}
        >
          <option value="">{t('army.noHero')}</option>
          {[...new Set([...(hero === undefined ? [] : [hero]), ...able])].map((h) => (
            <option key={h} value={h}>
              {builderCard(h)?.nickname ?? builderCard(h)?.name}
            </option>
          ))}
        </select>
      ) : (
        <span />
      )}
      <span class="num cost">{costOf([unit], later)}</span>
      <button
        type="button"
        class="iconbtn"
        aria-label={t('army.remove', { unit: card.name })}
        onClick={onDrop}
      >
        <Icon name="minus" />
      </button>
    </li>
  );
}

/** Build an army from the cards, strictly or freely; keep it, share it, print it, play it. */
export function ArmyPage({ packed }: { packed: string | null }) {
  const [army, setArmy] = useState<OwnArmy>(() => armies.value[0] ?? readyFor('allies'));
  const [limit, setLimit] = useState(16);
  const [strict, setStrict] = useState(true);
  const [later, setLater] = useState(false);
  const [kind, setKind] = useState<Kind>('all');
  const [query, setQuery] = useState('');
  const [card, setCard] = useState<string | null>(null);
  const [text, setText] = useState<string | null>(null);
  const [link, setLink] = useState('');
  const bloc: Bloc = army.side === 'axis' ? 'axis' : 'allies';
  useEffect(() => {
    if (packed !== null)
      void armyFromLink(packed).then((given) => given !== null && setArmy({ ...fresh('allies'), ...given }));
  }, [packed]);
  useEffect(() => {
    void armyLink(army).then(setLink);
  }, [army]);
  const change = (units: readonly string[]): void => setArmy({ ...army, units });
  const total = costOf(army.units, later);
  const problems = army.units.length === 0 ? [] : problemsOf(bloc, army.units, strict ? limit : null, later);
  const used = army.units.flatMap((unit) => unit.split('+'));
  const freeHeroes = builderCards(bloc)
    .filter((c) => c.kind === 'hero' && !used.includes(c.id))
    .map((c) => c.id);
  const shown = builderCards(bloc).filter(
    (c) =>
      (kind === 'all' || c.kind === kind) &&
      `${c.name} ${c.nickname ?? ''}`.toLowerCase().includes(query.toLowerCase()),
  );
  const join = (i: number, hero: string): void => {
    const [id = ''] = (army.units[i] ?? '').split('+');
    change(
      army.units.flatMap((unit, n) =>
        n === i ? [hero === '' ? id : `${id}+${hero}`] : unit === hero ? [] : [unit],
      ),
    );
  };
  const save = (): OwnArmy => {
    const named = army.name === '' ? { ...army, name: t('army.unnamed') } : army;
    keepArmy(named);
    setArmy(named);
    return named;
  };
  return (
    <>
      <TopBar />
      <main class="page army">
        <div class="pagehead noprint">
          <h1>{t('army.title')}</h1>
          <Segment
            label={t('army.side')}
            value={bloc}
            onChange={(side) => setArmy(readyFor(side))}
            options={[
              { value: 'allies', text: t('sides.allies') },
              { value: 'axis', text: t('sides.axis') },
            ]}
          />
          <Segment
            label={t('core.scale')}
            value={later ? 'later' : 'original'}
            onChange={(value) => setLater(value === 'later')}
            options={[
              { value: 'original', text: `AP ${t('core.original')}` },
              { value: 'later', text: `AP ${t('core.later')}` },
            ]}
          />
          <Segment
            label={t('army.strictness')}
            value={strict ? 'strict' : 'open'}
            onChange={(value) => setStrict(value === 'strict')}
            options={[
              { value: 'strict', text: t('army.strict') },
              { value: 'open', text: t('army.open') },
            ]}
          />
        </div>
        <div class="army-grid">
          <section class="noprint" aria-labelledby="ar-cards">
            <h2 id="ar-cards">{t('army.cards')}</h2>
            <div class="army-filter">
              <input
                type="search"
                aria-label={t('army.search')}
                placeholder={t('army.search')}
                value={query}
                onInput={(event) => setQuery(event.currentTarget.value)}
              />
              <Segment
                label={t('army.kind')}
                value={kind}
                onChange={setKind}
                options={(['all', 'squad', 'vehicle', 'hero'] as const).map((value) => ({
                  value,
                  text: t(`army.${value}`),
                }))}
              />
            </div>
            <ul class="pool">
              {shown.map((c) => {
                const model = printed(c, later);
                const gone = c.kind === 'hero' && used.includes(c.id);
                return (
                  <li key={c.id} class={`poolcard side-${c.bloc}`}>
                    <button
                      type="button"
                      class="poolart"
                      aria-label={t('army.show', { unit: c.name })}
                      onClick={() => setCard(c.id)}
                    >
                      <svg viewBox="-10 -10 120 116" aria-hidden="true">
                        <UnitDrawing art={model.art} sign={model.sign} flip={model.flip} />
                      </svg>
                    </button>
                    <b>{c.nickname ?? c.name}</b>
                    <span class="muted">
                      {model.stats[0]?.value} · {later ? c.ap.later : c.ap.original} AP
                    </span>
                    <button
                      type="button"
                      class="btn small"
                      aria-disabled={gone}
                      title={gone ? t('army.once') : ''}
                      onClick={() => !gone && change([...army.units, c.id])}
                    >
                      <Icon name="plus" size={14} /> {t('army.add')}
                      <span class="vh"> {c.name}</span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </section>
          <section aria-labelledby="ar-list">
            <div class="sheet list">
              <header>
                <SideMark sign={bloc} size={26} />
                <input
                  type="text"
                  id="ar-list"
                  aria-label={t('army.name')}
                  placeholder={t('army.name')}
                  value={army.name}
                  onInput={(event) => setArmy({ ...army, name: event.currentTarget.value })}
                />
                <span class={`total num${strict && total > limit ? ' bad' : ''}`}>
                  {total}
                  {strict && ` / ${limit}`} <small>AP</small>
                </span>
              </header>
              {army.units.length === 0 && <p class="empty muted">{t('army.empty')}</p>}
              <ul>
                {army.units.map((unit, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same card may stand twice in a list
                  <UnitLine
                    key={`${unit}-${i}`}
                    unit={unit}
                    bloc={bloc}
                    later={later}
                    heroes={freeHeroes}
                    onDrop={() => change(army.units.filter((_, n) => n !== i))}
                    onJoin={(hero) => join(i, hero)}
                    onShow={setCard}
                  />
                ))}
              </ul>
              {problems.length > 0 && (
                <ul class="problems" role="alert">
                  {problems.map((problem) => (
                    <li key={problem.at + problem.message}>
                      {problem.message} {problem.rule !== undefined && <RuleLink id={problem.rule} />}
                    </li>
                  ))}
                </ul>
              )}
              <footer class="noprint">
                {strict && (
                  <label class="limit">
                    {t('army.limit')}{' '}
                    <input
                      type="number"
                      min={1}
                      max={999}
                      value={limit}
                      onInput={(event) => setLimit(Number(event.currentTarget.value))}
                    />
                  </label>
                )}
                <button type="button" class="btn" onClick={save}>
                  {t('common.save')}
                </button>
                <button type="button" class="btn" onClick={() => setText(armyText(army))}>
                  <Icon name="share" /> {t('army.share')}
                </button>
                <button type="button" class="btn" onClick={() => print()}>
                  <Icon name="print" /> {t('army.print')}
                </button>
                <button
                  type="button"
                  class="btn primary"
                  aria-disabled={problems.length > 0 || army.units.length === 0}
                  onClick={() =>
                    problems.length === 0 &&
                    army.units.length > 0 &&
                    go(`${href('setup', 'dust-tactics')}?army=${save().id}`)
                  }
                >
                  {t('army.play')}
                </button>
              </footer>
            </div>
            <div class="noprint">
              <DuelTable units={army.units} bloc={bloc} />
              <h2>{t('army.kept')}</h2>
              <ul class="sheet keptarmies">
                {[
                  ...armies.value,
                  ...coreArmies().map((ready) => ({ ...ready, game: 'dust-tactics', ready: true })),
                ].map((known) => (
                  <li key={known.id}>
                    <button
                      type="button"
                      class="linkish"
                      onClick={() =>
                        setArmy(
                          'ready' in known
                            ? { ...fresh('allies'), name: known.name, side: known.side, units: known.units }
                            : known,
                        )
                      }
                    >
                      <SideMark sign={known.side} size={16} /> {known.name}{' '}
                      <span class="muted">{costOf(known.units, later)} AP</span>
                    </button>
                    {!('ready' in known) && (
                      <button
                        type="button"
                        class="iconbtn"
                        aria-label={t('army.drop', { name: known.name })}
                        onClick={() => dropArmy(known.id)}
                      >
                        <Icon name="trash" />
                      </button>
                    )}
                  </li>
                ))}
              </ul>
            </div>
            <div class="printcards">
              {[...new Set(used)].map((id) => {
                const c = builderCard(id);
                return c === undefined ? null : <UnitCard key={id} card={printed(c, later)} />;
              })}
            </div>
          </section>
        </div>
        {card !== null && builderCard(card) !== undefined && (
          <Dialog title={builderCard(card)?.name ?? ''} wide onClose={() => setCard(null)}>
            <UnitCard card={printed(builderCard(card)!, later)} />
          </Dialog>
        )}
        {text !== null && (
          <Dialog title={t('army.share')} onClose={() => setText(null)}>
            <p>{t('army.shareText')}</p>
            <textarea
              rows={9}
              aria-label={t('army.text')}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
            />
            <div class="moment-tools">
              <button type="button" class="btn" onClick={() => void navigator.clipboard?.writeText(text)}>
                {t('common.copy')}
              </button>
              <button
                type="button"
                class="btn primary"
                onClick={() => {
                  const given = parseArmy(text);
                  if (given !== null) setArmy({ ...fresh('allies'), ...given });
                  setText(null);
                }}
              >
                {t('army.take')}
              </button>
            </div>
            <p class="muted">{t('army.link')}</p>
            <textarea rows={3} readOnly value={link} aria-label={t('army.link')} />
          </Dialog>
        )}
      </main>
    </>
  );
}
