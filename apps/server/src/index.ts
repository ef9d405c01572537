export { readConfig } from './config.ts';
export { start } from './start.ts';
