import { faceCount } from '@dustfront/wargame';
import { describe, expect, test } from 'vitest';
import { HIT, MISS } from './dice.ts';
