/** What lines call the improvised weapon that everybody has. */
export const IMPROVISED = 'Improvised weapon';
