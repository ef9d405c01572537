import { render } from 'preact';
import { App } from './app.tsx';
import { startLanguages } from './i18n/index.ts';
import { applySettings } from './settings.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

applySettings();
await startLanguages();
const root = document.getElementById('app');
if (root !== null) render(<App />, root);

if (import.meta.env.PROD && 'serviceWorker' in navigator && location.protocol !== 'file:') {
  const register = (): void => void navigator.serviceWorker.register('./sw.js');
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
