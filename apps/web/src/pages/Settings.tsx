import { LANGUAGES, type Language } from '@dustfront/kernel';
import type { ComponentChildren } from 'preact';
import { onOff } from '../games/fields.ts';
import { t } from '../i18n/index.ts';
import { change, settings } from '../settings.ts';
import { sound } from '../sound/play.ts';
import { Heading } from '../ui/Heading.tsx';
import { Segment } from '../ui/Segment.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import './settings.css';

function Row({ title, text, children }: { title: string; text: string; children: ComponentChildren }) {
  return (
    <div class="set-row">
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}

/** What speakers of a language call it. */
function ownName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

function LanguageRow() {
  return (
    <Row title={t('settings.language')} text={t('settings.languageText')}>
      <select
        aria-label={t('settings.language')}
        value={settings.value.language}
        onChange={({ currentTarget }) => change({ language: currentTarget.value as Language })}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {ownName(language)}
          </option>
        ))}
      </select>
    </Row>
  );
}

function SoundRow() {
  const now = settings.value;
  return (
    <Row title={t('settings.sound')} text={t('settings.soundText')}>
      <Segment
        label={t('settings.sound')}
        value={now.sound ? 'on' : 'off'}
        onChange={(value) => change({ sound: value === 'on' })}
        options={onOff()}
      />
      <input
        type="range"
        class="set-range"
        min="0"
        max="1"
        step="0.05"
        disabled={!now.sound}
        aria-label={t('settings.volume')}
        value={now.volume}
        onChange={(event) => {
          change({ volume: Number(event.currentTarget.value) });
          sound('capture');
        }}
      />
    </Row>
  );
}

interface Choice<T extends string> {
  readonly value: T;
  readonly text: string;
}

/** A setting that is one of a few words. */
function Chosen<T extends string>({
  title,
  text,
  value,
  options,
  onChange,
}: {
  title: string;
  text: string;
  value: T;
  options: readonly Choice<T>[];
  onChange: (value: T) => void;
}) {
  return (
    <Row title={title} text={text}>
      <Segment label={title} value={value} onChange={onChange} options={options} />
    </Row>
  );
}

/** How everything looks, moves and sounds. */
function LookSettings() {
  const now = settings.value;
  return (
    <div class="sheet set">
      <LanguageRow />
      <Chosen
        title={t('settings.theme')}
        text={t('settings.themeText')}
        value={now.theme}
        onChange={(theme) => change({ theme })}
        options={[
          { value: 'system', text: t('settings.system') },
          { value: 'light', text: t('settings.light') },
          { value: 'dark', text: t('settings.dark') },
        ]}
      />
      <Chosen
        title={t('settings.motion')}
        text={t('settings.motionText')}
        value={now.motion}
        onChange={(motion) => change({ motion })}
        options={[
          { value: 'system', text: t('settings.system') },
          { value: 'off', text: t('settings.off') },
        ]}
      />
      <SoundRow />
      <Chosen
        title={t('settings.pace')}
        text={t('settings.paceText')}
        value={now.pace}
        onChange={(pace) => change({ pace })}
        options={[
          { value: 'slow', text: t('settings.slow') },
          { value: 'normal', text: t('settings.normal') },
          { value: 'fast', text: t('settings.fast') },
          { value: 'step', text: t('settings.step') },
        ]}
      />
    </div>
  );
}

/** What is asked at the table, and what is answered by itself. */
function PlaySettings() {
  const now = settings.value;
  return (
    <div class="sheet set">
      <Chosen
        title={t('settings.reactions')}
        text={t('settings.reactionsText')}
        value={now.reactions}
        onChange={(reactions) => change({ reactions })}
        options={[
          { value: 'ask', text: t('settings.reactAsk') },
          { value: 'worth', text: t('settings.reactWorth') },
          { value: 'never', text: t('settings.reactNever') },
        ]}
      />
      <Chosen
        title={t('settings.auto')}
        text={t('settings.autoText')}
        value={now.autoAnswer ? 'on' : 'off'}
        onChange={(value) => change({ autoAnswer: value === 'on' })}
        options={onOff()}
      />
      <Chosen
        title={t('settings.cover')}
        text={t('settings.coverText')}
        value={now.cover}
        onChange={(cover) => change({ cover })}
        options={[
          { value: 'secret', text: t('settings.coverSecret') },
          { value: 'always', text: t('settings.coverAlways') },
        ]}
      />
    </div>
  );
}

export function SettingsPage() {
  return (
    <>
      <TopBar />
      <main class="page narrow">
        <div class="pagehead">
          <Heading title={t('settings.title')} />
        </div>
        <LookSettings />
        <h2 class="set-head">{t('settings.play')}</h2>
        <PlaySettings />
      </main>
    </>
  );
}
