import { LANGUAGES, type Language } from '@dustfront/kernel';
import { effect, signal } from '@preact/signals';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'off';
export type StandingOrder = 'ask' | 'never' | 'worth';
export type CoverScreen = 'secret' | 'always';
export type Pace = 'slow' | 'normal' | 'fast' | 'step';
export type WorldLook = 'territories' | 'dots';

export interface Settings {
  readonly theme: Theme;
  readonly language: Language;
  readonly motion: Motion;
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** How fast things are shown. */
  readonly pace: Pace;
  readonly reactions: StandingOrder;
  readonly cover: CoverScreen;
  readonly autoAnswer: boolean;
  /** How the world of DUST is drawn. */
  readonly map: WorldLook;
}

/** How fast things are shown, as a factor of their usual length. Step by step each waits to be sent on. */
export const paces: Readonly<Record<Pace, number>> = { slow: 1.8, normal: 1, fast: 0.45, step: 1 };

const key = 'dustfront.settings';

/** The first of the reader's languages that we speak. */
const browserLanguage = (): Language =>
  navigator.languages
    .map((wanted) => LANGUAGES.find((one) => wanted.toLowerCase().startsWith(one)))
    .find((one) => one !== undefined) ?? LANGUAGES[0];

function load(): Settings {
  const standard: Settings = {
    theme: 'system',
    language: browserLanguage(),
    motion: 'system',
    sound: true,
    volume: 0.5,
    pace: 'normal',
    reactions: 'ask',
    cover: 'secret',
    autoAnswer: true,
    map: 'territories',
  };
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>) };
  } catch {
    return standard;
  }
}

/** What this person likes, kept in this browser. */
export const settings = signal<Settings>(load());

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
  try {
    localStorage.setItem(key, JSON.stringify(settings.value));
  } catch {
    // A browser that keeps nothing still plays; the choice lasts as long as the page.
  }
}

const darkSystem = matchMedia('(prefers-color-scheme: dark)');
const stillSystem = matchMedia('(prefers-reduced-motion: reduce)');
const systemIsDark = signal(darkSystem.matches);
darkSystem.addEventListener('change', () => {
  systemIsDark.value = darkSystem.matches;
});

export const isDark = (): boolean =>
  settings.value.theme === 'dark' || (settings.value.theme === 'system' && systemIsDark.value);

export const isStill = (): boolean => settings.value.motion === 'off' || stillSystem.matches;

/** Keeps the page's theme, motion and language in step with the settings, and with what other windows choose. */
export function applySettings(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === key) settings.value = load();
  });
  effect(() => {
    const root = document.documentElement;
    root.dataset.theme = isDark() ? 'dark' : 'light';
    root.dataset.motion = settings.value.motion === 'off' ? 'off' : 'on';
    root.lang = settings.value.language;
  });
}
