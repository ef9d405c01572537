import type { MatchInfo, SeatInfo } from '@dustfront/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { coloursOf, type SideSign } from '../../drawings/emblems.tsx';
import { Icon } from '../../drawings/icons.tsx';
import type { GameFace } from '../../games/face.ts';
import { loadFace } from '../../games/faces.ts';
import { levelName } from '../../games/level-names.ts';
import { dateStyle, t } from '../../i18n/index.ts';
import { refusedText } from '../../online/refused.ts';
import { isPassing, online } from '../../online/server.ts';
import { href } from '../../router.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import './online.css';

/** A page that needs a server; says so where there is none. */
export function OnlineSheet({
  title,
  children,
  narrow = true,
}: {
  title: string;
  children: ComponentChildren;
  narrow?: boolean;
}) {
  return (
    <>
      <TopBar />
      <main class={narrow ? 'page narrow online' : 'page online'}>
        <div class="pagehead">
          <Heading title={online.value === false ? t('online.noServer') : title} />
        </div>
        {online.value === null && <p class="muted">{t('common.loading')}</p>}
        {online.value === false && <p class="sheet on-box">{t('online.noServerText')}</p>}
        {online.value === true && children}
      </main>
    </>
  );
}

/** Why there is nothing to see, and where one goes from here. */
export const Nothing = ({ text, signIn = false }: { text: string; signIn?: boolean }) => (
  <div class="sheet on-box">
    <p>{text}</p>
    <p class="moment-tools">
      {signIn && (
        <a class="btn" href={href('account')}>
          {t('online.account')}
        </a>
      )}
      <a class="btn" href={href('lobby')}>
        {t('online.lobby')}
      </a>
      <a class="btn" href={href('')}>
        {t('common.home')}
      </a>
    </p>
  </div>
);

/** The server could not answer: why not, and once more. */
export const Failed = ({ text, again }: { text: string; again: () => void }) => (
  <div class="sheet on-box" role="alert">
    <p>{t('online.line.noAnswer', { why: text })}</p>
    <p class="moment-tools">
      <button type="button" class="btn" onClick={again}>
        {t('online.line.hurry')}
      </button>
    </p>
  </div>
);

/**
 * Something that is read from the server: null while it is under way. An error is `passing` where the server has
 * said no to nothing.
 */
export function useRead<T>(
  read: () => Promise<T>,
  keys: readonly unknown[],
  every = 0,
): { value: T | null; error: string | null; passing: boolean; again: () => void } {
  const [value, setValue] = useState<T | null>(null);
  const [refusal, setRefusal] = useState<{ readonly error: unknown } | null>(null);
  const [round, setRound] = useState(0);
  const ready = online.value;
  useEffect(() => {
    if (ready !== true) return;
    let gone = false;
    const run = (): void => {
      if (document.visibilityState === 'hidden' && every > 0) return;
      read().then(
        (found) => {
          if (gone) return;
          setValue(found);
          setRefusal(null);
        },
        (error: unknown) => !gone && setRefusal({ error }),
      );
    };
    run();
    const timer = every > 0 ? setInterval(run, every) : undefined;
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [...keys, round, ready]);
  const error = refusal === null ? null : refusedText(refusal.error);
  const passing = refusal !== null && isPassing(refusal.error);
  return { value, error, passing, again: () => setRound((n) => n + 1) };
}

export function useFace(game: string | null): GameFace | null {
  const [face, setFace] = useState<GameFace | null>(null);
  useEffect(() => {
    if (game === null) return;
    let gone = false;
    loadFace(game).then(
      (found) => !gone && setFace(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [game]);
  return face;
}

export const when = (at: number): string =>
  new Intl.DateTimeFormat(dateStyle(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);

export const day = (at: number): string =>
  new Intl.DateTimeFormat(dateStyle(), { dateStyle: 'medium' }).format(at);

export const seatName = (seat: SeatInfo): string => {
  if (seat.kind === 'open') return t('online.room.free');
  if (seat.kind === 'computer' && seat.player === null)
    return t('online.computerName', { level: levelName(seat.level ?? '') });
  return seat.name;
};

/** Somebody else than its owner holds this seat. */
export const isSubstitute = (seat: SeatInfo): boolean =>
  seat.owner !== undefined && seat.player !== null && seat.owner.player !== seat.player;

/** How long one has, in words. */
export function clockWords(info: MatchInfo): string {
  const { clock } = info.settings;
  if (clock === null) return t('online.new.none');
  if (clock.kind === 'days')
    return t('online.new.days', { count: Math.max(1, Math.round(clock.perMove / 86_400_000)) });
  return t('online.new.bank', {
    minutes: Math.round(clock.bank / 60_000),
    seconds: Math.round(clock.increment / 1000),
  });
}

/** Who sits where, as the game calls it. */
export type SeatSide = ReturnType<GameFace['seats']>[number];

type Side = { readonly sign: SideSign; readonly army?: number } | undefined;

export const sideClass = (side: Side): string => coloursOf(side ?? { sign: 'neutral' });

/** A link that can be copied, and shared where the device can. */
export function LinkField({ label, link }: { label: string; link: string }) {
  return (
    <div class="on-link">
      <input
        type="text"
        readOnly
        value={link}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton text={link} />
      {'share' in navigator && (
        <button
          type="button"
          class="btn"
          onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
        >
          <Icon name="share" /> {t('online.room.share')}
        </button>
      )}
    </div>
  );
}

export function Trouble({ text }: { text: string | null }) {
  return text === null ? null : (
    <p class="on-trouble" role="alert">
      {text}
    </p>
  );
}
