import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../drawings/icons.tsx';
import type { Draft } from '../../games/draft.ts';
import { t } from '../../i18n/index.ts';
import { detect, games, online } from '../../online/server.ts';
import { go, href } from '../../router.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { draftLink, keepDraft, saveFile } from './keep.ts';
import { readDraft } from './read.ts';

/** The address of the draft, to copy. */
function LinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
  return (
    <Dialog title={t('editor.share')} onClose={onClose}>
      <p>{t('editor.shareText')}</p>
      <textarea
        rows={4}
        readOnly
        value={link}
        aria-label={t('editor.share')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="moment-tools">
        <CopyButton text={link} />
      </div>
    </Dialog>
  );
}

interface PlayProps {
  readonly draft: Draft;
  readonly ready: boolean;
  readonly onPlay: (hotseat: boolean) => void;
  readonly onInvite: () => void;
}

/** The ways to play it. */
function PlayButtons({ draft, ready, onPlay, onInvite }: PlayProps) {
  useEffect(() => void detect(), []);
  const served = online.value === true && games.value.some(({ id }) => id === draft.game);
  return (
    <>
      <button type="button" class="btn primary" aria-disabled={!ready} onClick={() => ready && onPlay(false)}>
        <Icon name="play" /> {t('editor.play')}
      </button>
      <button type="button" class="btn" aria-disabled={!ready} onClick={() => ready && onPlay(true)}>
        <Icon name="people" /> {t('editor.hotseat')}
      </button>
      {served && (
        <button type="button" class="btn" aria-disabled={!ready} onClick={() => ready && onInvite()}>
          <Icon name="lobby" /> {t('online.invite')}
        </button>
      )}
      <button
        type="button"
        class="btn"
        aria-disabled={!ready}
        onClick={() => {
          if (!ready) return;
          keepDraft(draft);
          go(`${href('setup', draft.game)}?field=${draft.id}`);
        }}
      >
        <Icon name="gear" /> {t('editor.setUp')}
      </button>
    </>
  );
}

/** Play it, keep it, share it, open another. */
export function DeskPanel({
  draft,
  ready,
  onPlay,
  onInvite,
  onOpen,
}: PlayProps & { onOpen: (draft: Draft) => void }) {
  const [link, setLink] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  return (
    <>
      <div class="moment-tools">
        <PlayButtons draft={draft} ready={ready} onPlay={onPlay} onInvite={onInvite} />
        <button
          type="button"
          class="btn"
          onClick={() => {
            keepDraft(draft);
            setSaid(t('editor.saved'));
          }}
        >
          {t('common.save')}
        </button>
        <button type="button" class="btn" onClick={() => void draftLink(draft).then(setLink)}>
          <Icon name="link" /> {t('time.link')}
        </button>
        <button type="button" class="btn" onClick={() => saveFile(draft)}>
          <Icon name="file" /> {t('editor.file')}
        </button>
        <FileButton
          icon="share"
          text={t('editor.open')}
          accept="application/json,.json"
          onText={(text) => {
            const given = readDraft(text);
            setSaid(given === null ? t('editor.noField') : '');
            if (given !== null) onOpen(given);
          }}
        />
      </div>
      <p class="muted" role="status">
        {said}
      </p>
      {link !== null && <LinkDialog link={link} onClose={() => setLink(null)} />}
    </>
  );
}
