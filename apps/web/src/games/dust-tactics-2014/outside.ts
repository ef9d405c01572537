/** For tests outside a browser: what the settings ask the system for. Imported before anything that reads them. */
const quiet = { matches: false, addEventListener: () => undefined };
Object.assign(globalThis, { matchMedia: () => quiet });
