import { render } from 'preact';
import { root } from './address.ts';
import { App } from './app.tsx';
import { startLanguages } from './i18n/index.ts';
import { applySettings } from './settings.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/pages.css';

applySettings();
await startLanguages();
const app = document.getElementById('app');
if (app !== null) render(<App />, app);

if (import.meta.env.PROD && 'serviceWorker' in navigator && location.protocol !== 'file:') {
  const register = async (): Promise<void> => {
    await navigator.serviceWorker.register(`${root}sw.js`);
    const { active } = await navigator.serviceWorker.ready;
    const fill = (): void => active?.postMessage('fill');
    if ('requestIdleCallback' in window) requestIdleCallback(fill, { timeout: 10_000 });
    else setTimeout(fill, 3000);
  };
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register());
}
