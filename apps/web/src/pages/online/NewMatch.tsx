import { gameIdOf } from '@dustfront/games';
import type { CreateMatchBody, TimeoutPolicy } from '@dustfront/protocol';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { gameShort } from '../../games/list.ts';
import { t } from '../../i18n/index.ts';
import { openMatch } from '../../online/dice.ts';
import { planned } from '../../online/planned.ts';
import { refusedText } from '../../online/refused.ts';
import { ensureMe, me } from '../../online/server.ts';
import { go, href } from '../../router.ts';
import { Segment } from '../../ui/Segment.tsx';
import { OnlineSheet, Trouble, useFace } from './parts.tsx';

const banks: readonly (readonly [number, number])[] = [
  [10, 10],
  [30, 20],
  [60, 30],
];
const days = [1, 3, 7] as const;

interface Wishes {
  readonly seat: number;
  readonly mode: 'live' | 'correspondence';
  readonly clock: string;
  readonly timeout: TimeoutPolicy;
  readonly takeBack: 'free' | 'consent' | 'never';
  readonly visibility: 'open' | 'link';
  readonly watch: 'yes' | 'no';
  readonly rated: 'yes' | 'no';
}

function clockOf({ mode, clock }: Wishes): CreateMatchBody['clock'] {
  if (mode === 'correspondence') return { kind: 'days', perMove: Number(clock) * 86_400_000 };
  const bank = banks[Number(clock)];
  return bank === undefined ? null : { kind: 'bank', bank: bank[0] * 60_000, increment: bank[1] * 1000 };
}

function Row({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div class="on-row">
      <b>{label}</b>
      <div>{children}</div>
    </div>
  );
}

/** Opens a table: by link for a friend, or in the lobby for anybody. */
export function NewMatchPage({ game, open }: { game: string; open: boolean }) {
  return (
    <OnlineSheet title={open ? t('online.lobbyPage.new') : t('online.new.title')}>
      <NewMatch game={game} open={open} />
    </OnlineSheet>
  );
}

interface WishProps {
  readonly wishes: Wishes;
  readonly wish: (part: Partial<Wishes>) => void;
}

const yesNo = (yes: string, no: string) => [
  { value: 'yes' as const, text: yes },
  { value: 'no' as const, text: no },
];

/** The seat of whoever opens the table. */
function OwnSeat({ sides, wishes, wish }: WishProps & { sides: readonly { readonly name: string }[] }) {
  return (
    <Row label={t('online.new.seat')}>
      {sides.length > 3 ? (
        <select
          aria-label={t('online.new.seat')}
          value={wishes.seat}
          onChange={(event) => wish({ seat: Number(event.currentTarget.value) })}
        >
          {sides.map((side, i) => (
            <option key={side.name} value={i}>
              {side.name}
            </option>
          ))}
        </select>
      ) : (
        <Segment
          label={t('online.new.seat')}
          value={wishes.seat}
          onChange={(seat) => wish({ seat })}
          options={sides.map((side, value) => ({ value, text: side.name }))}
        />
      )}
    </Row>
  );
}

/** Whether all are there at once or answer over days, and how long each has. */
function Pace({ wishes, wish }: WishProps) {
  return (
    <>
      <Row label={t('online.new.time')}>
        <Segment
          label={t('online.new.time')}
          value={wishes.mode}
          onChange={(mode) => wish({ mode, clock: mode === 'live' ? 'none' : '3' })}
          options={[
            { value: 'live', text: t('online.new.live') },
            { value: 'correspondence', text: t('online.new.correspondence') },
          ]}
        />
      </Row>
      <Row label={t('online.new.clock')}>
        <select
          aria-label={t('online.new.clock')}
          value={wishes.clock}
          onChange={(event) => wish({ clock: event.currentTarget.value })}
        >
          {wishes.mode === 'live' ? (
            <>
              <option value="none">{t('online.new.none')}</option>
              {banks.map(([minutes, seconds], i) => (
                <option key={minutes} value={i}>
                  {t('online.new.bank', { minutes, seconds })}
                </option>
              ))}
            </>
          ) : (
            days.map((count) => (
              <option key={count} value={count}>
                {t('online.new.days', { count })}
              </option>
            ))
          )}
        </select>
      </Row>
    </>
  );
}

/** A choice among what the table does in a case. */
function Policy<P extends 'computer' | 'substitute' | 'skip' | 'lose' | 'free' | 'consent' | 'never'>({
  label,
  value,
  all,
  onChange,
}: {
  label: string;
  value: P;
  all: readonly P[];
  onChange: (policy: P) => void;
}) {
  return (
    <Row label={label}>
      <select aria-label={label} value={value} onChange={(event) => onChange(event.currentTarget.value as P)}>
        {all.map((policy) => (
          <option key={policy} value={policy}>
            {t(`online.new.${policy}`)}
          </option>
        ))}
      </select>
    </Row>
  );
}

/** Who may see it, how long it may take, what may be taken back, whether it counts. */
function Conditions(props: WishProps) {
  const { wishes, wish } = props;
  return (
    <>
      <Row label={t('online.new.visible')}>
        <Segment
          label={t('online.new.visible')}
          value={wishes.visibility}
          onChange={(visibility) => wish({ visibility })}
          options={[
            { value: 'link', text: t('online.new.link') },
            { value: 'open', text: t('online.new.open') },
          ]}
        />
      </Row>
      <Pace {...props} />
      {wishes.clock !== 'none' && (
        <Policy
          label={t('online.new.timeout')}
          value={wishes.timeout}
          all={['computer', 'substitute', 'skip', 'lose']}
          onChange={(timeout) => wish({ timeout })}
        />
      )}
      <Policy
        label={t('online.new.takeBack')}
        value={wishes.takeBack}
        all={['free', 'consent', 'never']}
        onChange={(takeBack) => wish({ takeBack })}
      />
      <Row label={t('online.new.watch')}>
        <Segment
          label={t('online.new.watch')}
          value={wishes.watch}
          onChange={(watch) => wish({ watch })}
          options={yesNo(t('online.new.watchYes'), t('online.new.watchNo'))}
        />
      </Row>
      <Row label={t('online.new.rating')}>
        <Segment
          label={t('online.new.rating')}
          value={wishes.rated}
          onChange={(rated) => wish({ rated })}
          options={yesNo(t('online.new.rated'), t('online.new.ratedNo'))}
        />
      </Row>
    </>
  );
}

const firstWishes = (open: boolean): Wishes => ({
  seat: 0,
  mode: 'live',
  clock: 'none',
  timeout: 'computer',
  takeBack: 'free',
  visibility: open ? 'open' : 'link',
  watch: 'yes',
  rated: 'no',
});

const bodyOf = (
  game: string,
  setup: CreateMatchBody['setup'],
  seats: number,
  wishes: Wishes,
): CreateMatchBody => ({
  game,
  setup,
  mode: wishes.mode,
  visibility: wishes.visibility,
  clock: clockOf(wishes) ?? null,
  timeout: wishes.timeout,
  takeBack: wishes.takeBack,
  spectators: { allowed: wishes.watch === 'yes', view: 'public', delaySeconds: 0 },
  rated: wishes.rated === 'yes',
  seats: Array.from({ length: seats }, (_, i) => (i === wishes.seat ? 'me' : 'open')),
});

function NewMatch({ game, open }: { game: string; open: boolean }) {
  const face = useFace(game);
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [wishes, setWishes] = useState<Wishes>(() => firstWishes(open));
  if (face === null) return <p class="muted">{t('common.loading')}</p>;
  const own = planned.value?.game === game ? planned.value : null;
  const setup = own?.setup ?? face.makeSetup(face.standard());
  const sides = face.seats(setup);
  const wish = (part: Partial<Wishes>): void => setWishes({ ...wishes, ...part });
  const create = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      await ensureMe(name);
      const info = await openMatch(bodyOf(game, setup, sides.length, wishes));
      planned.value = null;
      go(href('match', info.id));
    } catch (error) {
      setTrouble(refusedText(error, gameIdOf(game)));
      setBusy(false);
    }
  };
  return (
    <form
      class="on-form"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <div class="sheet on-box">
        <Row label={t('online.new.what')}>
          <p class="on-what">
            <span>
              {gameShort(game)}: {own?.title ?? t('online.new.standard')}
            </span>
            <a href={href('setup', game)}>{t('online.new.change')}</a>
          </p>
        </Row>
        {me.value === null && <NameRow name={name} onName={setName} />}
        <OwnSeat sides={sides} wishes={wishes} wish={wish} />
        <Conditions wishes={wishes} wish={wish} />
      </div>
      <Trouble text={trouble} />
      <button type="submit" class="commit side-allies on-go" disabled={busy}>
        {t('online.new.go')}
      </button>
    </form>
  );
}

const NameRow = ({ name, onName }: { name: string; onName: (name: string) => void }) => (
  <Row label={t('online.name')}>
    <input
      type="text"
      maxLength={32}
      autoComplete="nickname"
      aria-label={t('online.name')}
      placeholder={t('online.nameHint')}
      value={name}
      onInput={(event) => onName(event.currentTarget.value)}
    />
  </Row>
);
