import type { Skill } from '../hooks.ts';

/** The hero's hits on soldiers heal wounds that he had before the attack (dt1.faq.serum.heal). See `frames/serum.ts`. */
export const wiederbelebungsserum: Skill = { id: 'wiederbelebungsserum', cites: ['dt1.faq.serum.heal'] };
