import { levelsFor } from '@dustfront/ai';
import {
  afterBattle,
  type Bloc,
  dustTactics,
  nextBattle,
  SCENARIOS,
  standingOf,
} from '@dustfront/dust-tactics';
import { isDivergence, type Json, parseRecord, replay } from '@dustfront/kernel';
import { useEffect, useState } from 'preact/hooks';
import { CAMPAIGN_GAME } from '../../games/dust-tactics/campaign.ts';
import { coreFace } from '../../games/dust-tactics/index.ts';
import { scenarioTitle, scenarioWords } from '../../games/dust-tactics/words.ts';
import { levelName } from '../../games/level-names.ts';
import { t } from '../../i18n/index.ts';
import { needWords } from '../../i18n/words.ts';
import { go, href } from '../../router.ts';
import { take } from '../../session/saved.ts';
import { startMatch } from '../../session/start.ts';
import type { SeatKind } from '../../session/table.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Segment } from '../../ui/Segment.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { ScenePreview } from '../setup/ScenePreview.tsx';
import { remember } from '../table/origins.ts';
import { RouteMap, stageOf } from './RouteMap.tsx';
import {
  beginCampaign,
  type KeptCampaign,
  keepCampaign,
  kept,
  MARGINS,
  medalOf,
  readCampaign,
} from './store.ts';
import { cw, needCampaignWords } from './words.ts';
import './campaign.css';

/** What the running battle has come to, if it is over; it may have been deleted. */
async function settle(now: KeptCampaign): Promise<KeptCampaign> {
  if (now.match === null) return now;
  const match = await take(now.match).catch(() => undefined);
  if (match === undefined) return { ...now, match: null };
  const record = parseRecord(match.record);
  const played = record.header.version === dustTactics.version ? replay(dustTactics, record) : null;
  if (played === null || isDivergence(played)) return now;
  const outcome = dustTactics.outcome(played.state as never);
  if (outcome === null) return match.ended === null ? now : { ...now, match: null };
  const after = afterBattle(now.campaign, outcome);
  return 'battles' in after ? { ...now, campaign: after, match: null } : { ...now, match: null };
}

function Begin({ onBegin }: { onBegin: (next: KeptCampaign) => void }) {
  const [side, setSide] = useState<Bloc>('allies');
  const [level, setLevel] = useState('sergeant');
  return (
    <section class="sheet ca-begin">
      <div>
        <b>{cw('side')}</b>
        <Segment
          label={cw('side')}
          value={side}
          onChange={(value) => setSide(value as Bloc)}
          options={[
            { value: 'allies', text: t('sides.allies') },
            { value: 'axis', text: t('sides.axis') },
          ]}
        />
      </div>
      <div>
        <b>{cw('level')}</b>
        <Segment
          label={cw('level')}
          value={level}
          onChange={setLevel}
          options={levelsFor(CAMPAIGN_GAME).map(({ id }) => ({ value: id, text: levelName(id) }))}
        />
      </div>
      <button type="button" class="btn primary" onClick={() => onBegin(beginCampaign(side, level))}>
        {cw('begin')}
      </button>
    </section>
  );
}

/** Reads a campaign from a file. */
function OpenFile({ onOpen }: { onOpen: (next: KeptCampaign) => void }) {
  const [failed, setFailed] = useState(false);
  const read = (text: string): void => {
    const found = readCampaign(text);
    setFailed(found === null);
    if (found !== null) onOpen({ ...found, match: null });
  };
  return (
    <>
      <FileButton icon="file" text={cw('import')} accept=".json" onText={read} />
      {failed && <p role="alert">{cw('noCampaign')}</p>}
    </>
  );
}

function save(now: KeptCampaign): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(now, null, 2)], { type: 'application/json' }));
  link.download = 'dustfront-campaign.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Sets up the next battle of a campaign against the computer, and answers the match. */
async function beginBattle(now: KeptCampaign, title: string): Promise<string | null> {
  const setup = nextBattle(now.campaign);
  if (setup === null) return null;
  const seats = (['allies', 'axis'] as const).map(
    (bloc): SeatKind =>
      bloc === now.side ? { kind: 'person', name: '' } : { kind: 'computer', level: now.level, name: '' },
  );
  const json = JSON.parse(JSON.stringify(setup)) as Json;
  return startMatch(coreFace, json, seats, `${cw('title')}: ${title}`);
}

/** The chosen battle: what it is about, and what it came to or how to fight it. */
function Briefing({ now, chosen }: { now: KeptCampaign; chosen: number }) {
  const scenario = SCENARIOS[chosen];
  const [begun, setBegun] = useState(false);
  if (scenario === undefined) return null;
  const words = scenarioWords(scenario);
  const { battles } = now.campaign;
  const battle = battles[chosen];
  const stage = stageOf(battles, chosen, now.side);
  const number = chosen + 1;
  const choice = coreFace.setups().find(({ id }) => id === `s:${scenario.id}`);
  const fight = async (): Promise<void> => {
    setBegun(true);
    const match = await beginBattle(now, words.title);
    if (match === null) return setBegun(false);
    remember(match, 'campaign');
    keepCampaign({ ...now, match });
    go(href('match', match));
  };
  return (
    <section class="ca-briefing" aria-labelledby="ca-title">
      <div class="sheet ca-words">
        <p class="eyebrow">
          {cw('battle', { number })} · {cw(stage)} · {cw('rounds', { rounds: scenario.rounds })}
        </p>
        <h2 id="ca-title">{words.title}</h2>
        <p>{words.briefing}</p>
        <p>
          <b>{t('sides.allies')}</b> · {words.allies}
        </p>
        <p>
          <b>{t('sides.axis')}</b> · {words.axis}
        </p>
        {battle !== undefined && (
          <p class="ca-result">
            <b>{cw('points', { allies: battle.points.allies, axis: battle.points.axis })}</b>{' '}
            {medalOf(battle, now.side) !== null && cw(medalOf(battle, now.side) ?? 'bronze')}
          </p>
        )}
        {stage === 'next' &&
          (now.match === null ? (
            <button type="button" class="btn primary" disabled={begun} onClick={() => void fight()}>
              {cw('fight', { number })}
            </button>
          ) : (
            <a class="btn primary" href={href('match', now.match)}>
              {cw('goOn', { number })}
            </a>
          ))}
      </div>
      {choice !== undefined && (
        <ScenePreview face={coreFace} scene={choice.scene()} label={scenarioTitle(scenario)} />
      )}
    </section>
  );
}

function Standing({ now }: { now: KeptCampaign }) {
  const { points, won, leader, over } = standingOf(now.campaign);
  const enemy: Bloc = now.side === 'allies' ? 'axis' : 'allies';
  const verdict = leader === null ? 'tie' : leader === now.side ? 'victory' : 'defeat';
  return (
    <section class="sheet ca-standing" aria-label={cw('standing')}>
      <b class="num">{cw('points', points)}</b>
      <span>{cw('wonBattles', { mine: won[now.side], theirs: won[enemy] })}</span>
      <span class="muted">
        {levelName(now.level)} · {cw('medals', { silver: MARGINS.silver, gold: MARGINS.gold })}
      </span>
      {over && <strong>{cw(verdict)}</strong>}
    </section>
  );
}

/** The eight scenarios as one campaign against the computer, kept in this browser. */
export function CampaignPage() {
  const [ready, setReady] = useState(false);
  const [picked, setPicked] = useState<number | null>(null);
  useEffect(() => {
    const settled = kept.peek() === null ? Promise.resolve(null) : settle(kept.peek() as KeptCampaign);
    void Promise.all([settled, needCampaignWords(), needWords(CAMPAIGN_GAME)]).then(([next]) => {
      if (next !== null) keepCampaign(next);
      setReady(true);
    });
  }, []);
  if (!ready) return <p class="page muted">{t('common.loading')}</p>;
  const now = kept.value;
  const battles = now?.campaign.battles ?? [];
  const chosen = picked ?? Math.min(battles.length, SCENARIOS.length - 1);
  return (
    <>
      <TopBar />
      <main class="page">
        <div class="pagehead">
          <Heading title={cw('title')} />
          <div class="ca-tools">
            <OpenFile onOpen={keepCampaign} />
            {now !== null && (
              <>
                <button type="button" class="btn" onClick={() => save(now)}>
                  {cw('export')}
                </button>
                <button type="button" class="btn" onClick={() => confirm(cw('sure')) && keepCampaign(null)}>
                  {cw('giveUp')}
                </button>
              </>
            )}
          </div>
        </div>
        <p class="muted ca-lead">{cw('lead')}</p>
        {now === null ? <Begin onBegin={keepCampaign} /> : <Standing now={now} />}
        <div class={now === null ? '' : 'ca-field'}>
          <RouteMap battles={battles} side={now?.side ?? 'allies'} chosen={chosen} onChoose={setPicked} />
          {now !== null && <Briefing key={chosen} now={now} chosen={chosen} />}
        </div>
      </main>
    </>
  );
}
