// Written by npm run freeze. Do not edit.
/// <reference path="./frozen.d.ts" />
import type { AnyGame } from '@dustfront/kernel';

export const frozen: Readonly<Record<string, Readonly<Record<string, () => Promise<AnyGame>>>>> = {
  'dust': {
    '1': async () => (await import('../frozen/dust/1-0209344ddb9c.frozen.js')).game,
  },
  'dust-tactics': {
    '1': async () => (await import('../frozen/dust-tactics/1-889370858d61.frozen.js')).game,
    '2': async () => (await import('../frozen/dust-tactics/2-9552d342abe4.frozen.js')).game,
    '3': async () => (await import('../frozen/dust-tactics/3-28eb2c4d121c.frozen.js')).game,
    '4': async () => (await import('../frozen/dust-tactics/4-c3f01d2c5981.frozen.js')).game,
    '5': async () => (await import('../frozen/dust-tactics/5-6eaa08954925.frozen.js')).game,
  },
  'dust-tactics-2014': {
    '1': async () => (await import('../frozen/dust-tactics-2014/1-371837ba264f.frozen.js')).game,
    '2': async () => (await import('../frozen/dust-tactics-2014/2-d6f08ef309d4.frozen.js')).game,
    '3': async () => (await import('../frozen/dust-tactics-2014/3-b1f27946de34.frozen.js')).game,
    '4': async () => (await import('../frozen/dust-tactics-2014/4-e8aca36b1618.frozen.js')).game,
    '5': async () => (await import('../frozen/dust-tactics-2014/5-cb8c6ed6c91a.frozen.js')).game,
    '6': async () => (await import('../frozen/dust-tactics-2014/6-aff6e283497a.frozen.js')).game,
    '7': async () => (await import('../frozen/dust-tactics-2014/7-78cd7971f8aa.frozen.js')).game,
    '8': async () => (await import('../frozen/dust-tactics-2014/8-d22054581bc8.frozen.js')).game,
    '9': async () => (await import('../frozen/dust-tactics-2014/9-e57fb0f13edd.frozen.js')).game,
    '10': async () => (await import('../frozen/dust-tactics-2014/10-ebe0e5757f95.frozen.js')).game,
  },
};
