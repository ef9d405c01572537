import { DEFAULT_GAME } from '@dustfront/games';
import { useEffect, useState } from 'preact/hooks';
import { SideMark, type SideSign } from '../drawings/emblems.tsx';
import { Icon, type IconName } from '../drawings/icons.tsx';
import { UnitDrawing } from '../drawings/unitart.tsx';
import { gameCards } from '../games/list.ts';
import type { GameTile as GameCard } from '../games/tile.ts';
import { t } from '../i18n/index.ts';
import { calls, ownTables } from '../online/own.ts';
import { href } from '../router.ts';
import { startQuick } from '../session/quick.ts';
import { discard, type Kept, kept, refresh } from '../session/saved.ts';
import { DropButton } from '../ui/DropButton.tsx';
import { Heading } from '../ui/Heading.tsx';
import { ThemeButton } from '../ui/TopBar.tsx';
import { Banner } from './Banner.tsx';
import { MiniBoard } from './MiniBoard.tsx';
import { AccountButton, OnlineChoices, OwnRow, ownTitle, useOwnTables } from './online/StartOnline.tsx';
import { WorldPicture } from './WorldPicture.tsx';
import './kept.css';
import './start.css';
import './tiles.css';
import { titleOf } from '../session/unnamed.ts';

/** What begins a battle with one click. */
function AtOnce({ card }: { card: GameCard }) {
  const named = { game: `${card.title}, ${t(`games.${card.id}.edition`)}` };
  return (
    <div class="game-nows">
      <button
        type="button"
        class="game-now"
        aria-label={t('start.nowNamed', named)}
        onClick={() => void startQuick(card.id, 'computer')}
      >
        <Icon name="play" size={16} /> {t('start.now')}
      </button>
      {card.tableText !== undefined && (
        <button
          type="button"
          class="game-now table"
          aria-label={t('start.nowTableNamed', named)}
          onClick={() => void startQuick(card.id, 'table')}
        >
          <Icon name="ruler" size={16} /> {t('start.nowTable')}
        </button>
      )}
    </div>
  );
}

function GameTile({ card, chosen, onChoose }: { card: GameCard; chosen: boolean; onChoose: () => void }) {
  return (
    <div class={`game${chosen ? ' chosen' : ''}`}>
      <button type="button" class="game-choose" aria-pressed={chosen} onClick={onChoose}>
        <span class="game-pic">
          {card.art.length === 0 ? (
            <WorldPicture />
          ) : (
            <svg viewBox="0 0 260 134" aria-hidden="true">
              {card.art.map((item) => (
                <g key={item.x} transform={`translate(${item.x} ${item.y}) scale(${item.scale})`}>
                  <UnitDrawing art={item.art} sign={item.sign} flip={item.flip} />
                </g>
              ))}
            </svg>
          )}
          {chosen && (
            <span class="tick">
              <Icon name="check" size={16} />
            </span>
          )}
        </span>
        <span class="game-words">
          <b>{card.title}</b>
          <span class="type">{t(`games.${card.id}.edition`)}</span>
          <span class="blurb">{t(`games.${card.id}.blurb`)}</span>
          {!card.playable && <span class="soon">{t('start.notYet')}</span>}
        </span>
      </button>
      {card.playable && <AtOnce card={card} />}
    </div>
  );
}

function Choice({
  icon,
  title,
  text,
  primary = false,
  onClick,
  to,
}: {
  icon: IconName;
  title: string;
  text: string;
  primary?: boolean;
  onClick?: () => void;
  to?: string;
}) {
  const inside = (
    <>
      <Icon name={icon} size={28} />
      <span>
        <b>{title}</b>
        <span>{text}</span>
      </span>
    </>
  );
  const cls = `choice-btn${primary ? ' primary side-allies' : ''}`;
  if (to !== undefined)
    return (
      <a class={cls} href={to}>
        {inside}
      </a>
    );
  return (
    <button type="button" class={cls} {...(onClick === undefined ? {} : { onClick })}>
      {inside}
    </button>
  );
}

function KeptRow({ match }: { match: Kept }) {
  const over = match.ended !== null;
  return (
    <li>
      <a class="kept" href={href(over ? 'replay' : 'match', match.id)}>
        <MiniBoard picture={match.picture} />
        <span class="kept-words">
          <b>{titleOf(match)}</b>
          <span>{match.ended ?? match.summary}</span>
        </span>
        <span class={over ? 'pill done' : match.myMove ? 'pill' : 'pill wait'}>
          {over ? t('start.replay') : match.myMove ? t('start.yourMove') : t('start.goOn')}
        </span>
      </a>
      <DropButton
        label={t('start.discard', { title: titleOf(match) })}
        onDrop={() => void discard(match.id)}
      />
    </li>
  );
}

/** The name of the program, and the tools of every page. */
const Head = () => (
  <header class="banner">
    <Banner />
    <div class="banner-words">
      <Heading title="Dustfront" />
      <p>{t('start.tagline')}</p>
    </div>
    <div class="banner-tools">
      <AccountButton />
      <a class="iconbtn" href={href('settings')} title={t('settings.title')} aria-label={t('settings.title')}>
        <Icon name="gear" />
      </a>
      <ThemeButton />
    </div>
  </header>
);

/** The match that waits for an answer, else the one that was left last. */
function GoOn() {
  const open = kept.value.filter((match) => match.ended === null);
  const [called] = ownTables.value.filter(({ id }) => calls.value.has(id));
  const [last] = open;
  const own = called ?? (last === undefined ? ownTables.value[0] : undefined);
  const one = own ?? last;
  if (one === undefined) return null;
  const words = own === undefined ? last && `${titleOf(last)}, ${last.summary}` : ownTitle(own);
  return (
    <a class="goon" href={href('match', one.id)}>
      <span>
        <b>{t('start.running', { count: open.length + ownTables.value.length })}</b> {words}
      </span>
      <b class="under">{t('start.continue')}</b>
    </a>
  );
}

/** How the chosen game can be played. */
function Ways({ game, card }: { game: string; card: GameCard }) {
  return (
    <div class="choices">
      <Choice
        primary
        icon="computer"
        title={t('start.computer')}
        text={t(card.computerText ?? 'start.computerText')}
        onClick={() => void startQuick(game, 'computer')}
      />
      {card.tableText !== undefined && (
        <Choice
          icon="ruler"
          title={t('start.table')}
          text={t(card.tableText)}
          onClick={() => void startQuick(game, 'table')}
        />
      )}
      <Choice
        icon="people"
        title={t('start.hotseat')}
        text={t(card.hotseatText ?? 'start.hotseatText')}
        onClick={() => void startQuick(game, 'hotseat')}
      />
      <OnlineChoices game={game} />
      <Choice icon="map" title={t('start.setup')} text={t('start.setupText')} to={href('setup', game)} />
      <Choice icon="cap" title={t('start.learn')} text={t('start.learnText')} to={href('learn', game)} />
    </div>
  );
}

/** First the game, then how to play it. */
function Play() {
  const [game, setGame] = useState<string>(DEFAULT_GAME);
  const chosen = gameCards.find((card) => card.id === game);
  const playable = chosen?.playable === true;
  return (
    <section aria-labelledby="s-game">
      <h2 id="s-game">
        <span class="stencil">1</span> {t('start.choose')}
      </h2>
      <div class="games">
        {gameCards.map((card) => (
          <GameTile key={card.id} card={card} chosen={card.id === game} onChoose={() => setGame(card.id)} />
        ))}
      </div>
      <h2 class="play-head">
        <span class="stencil">2</span> {t('start.play')}
      </h2>
      {playable ? <Ways game={game} card={chosen} /> : <p class="sheet notyet">{t('start.notYetText')}</p>}
    </section>
  );
}

const studies = [
  ['book', 'rules', 'start.rules', 'start.rulesText'],
  ['army', 'army', 'start.army', 'start.armyText'],
  ['map', 'editor', 'start.editor', 'start.editorText'],
  ['flag', 'campaign', 'start.campaign', 'start.campaignText'],
  ['clock', 'records', 'start.records', 'start.recordsText'],
] as const;

const signs: readonly SideSign[] = ['allies', 'axis'];

/** So many matches stand on the start page. */
const SHOWN = 4;

/** Matches that are kept, and everything that is not playing. */
const Beside = () => (
  <aside>
    {kept.value.length + ownTables.value.length > 0 && (
      <section aria-labelledby="s-kept">
        <h2 id="s-kept">{t('start.continueTitle')}</h2>
        <ul class="sheet keptlist">
          {ownTables.value.slice(0, SHOWN).map((info) => (
            <OwnRow key={info.id} info={info} />
          ))}
          {kept.value.slice(0, Math.max(1, SHOWN - ownTables.value.length)).map((match) => (
            <KeptRow key={match.id} match={match} />
          ))}
        </ul>
        {ownTables.value.length > SHOWN && (
          <p class="start-more">
            <a href={href('lobby')}>{t('online.lobbyPage.mine')}</a>
          </p>
        )}
      </section>
    )}
    <section aria-labelledby="s-study">
      <h2 id="s-study">{t('start.study')}</h2>
      <ul class="sheet study">
        {studies.map(([icon, to, title, text]) => (
          <li key={to}>
            <a href={href(to)}>
              <Icon name={icon} size={24} />
              <span>
                <b>{t(title)}</b>
                <span>{t(text)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
    <p class="start-legend">
      {signs.map((sign) => (
        <span key={sign}>
          <SideMark sign={sign} size={16} /> {t(sign === 'allies' ? 'sides.allies' : 'sides.axis')}
        </span>
      ))}
      <span>{t('start.offline')}</span>
      <a href={href('about')}>{t('start.about')}</a>
    </p>
  </aside>
);

export function StartPage() {
  useEffect(() => void refresh(), []);
  useOwnTables();
  return (
    <>
      <Head />
      <GoOn />
      <main class="start">
        <Play />
        <Beside />
      </main>
    </>
  );
}
