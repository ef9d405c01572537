import { architecture } from './architecture.ts';
import { certain } from './certain.ts';
import type { Check } from './check.ts';
import { directions } from './directions.ts';
import { documents } from './documents.ts';
import { excuses } from './excuses.ts';
import { functions } from './functions.ts';
import { gameNames } from './game-names.ts';
import { generatedFiles } from './generated.ts';
import { lockfile } from './lockfile.ts';
import { purity } from './purity.ts';
import { rules } from './rules.ts';
import { sizes } from './sizes.ts';
import { translations } from './translations.ts';
import { widths } from './widths.ts';

/** Our own checks, cheapest to read first. */
export const checks: readonly Check[] = [
  documents,
  architecture,
  lockfile,
  sizes,
  functions,
  widths,
  certain,
  gameNames,
  excuses,
  directions,
  purity,
  generatedFiles,
  rules,
  translations,
];
