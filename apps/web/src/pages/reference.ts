// Pages to look things up, loaded together when the first of them is opened.
export { RulesPage } from './rules/RulesPage.tsx';
export { SettingsPage } from './Settings.tsx';
