import { hmac as hmacOf } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export { bytesToHex as hex, hexToBytes as unhex, sha256, utf8ToBytes as bytes };

export const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array => hmacOf(sha256, key, message);

/** A number as four bytes, the highest first. */
export function word(n: number): Uint8Array {
  const out = new Uint8Array(4);
  new DataView(out.buffer).setUint32(0, n);
  return out;
}

const FAMILY = 'dust-dice-2:';

/**
 * The one way in which the scheme hashes: its name and the purpose, a zero byte, then every part after its length. No
 * two lists of parts, and no two purposes, ever give the same bytes to hash.
 */
export const digest = (purpose: string, ...parts: readonly Uint8Array[]): Uint8Array =>
  sha256(frame(purpose, ...parts));

/** The bytes that `digest` hashes. */
export function frame(purpose: string, ...parts: readonly Uint8Array[]): Uint8Array {
  const framed = parts.flatMap((part) => [word(part.length), part]);
  return concatBytes(utf8ToBytes(`${FAMILY}${purpose}\0`), ...framed);
}

/** 32 bytes as they are written down: 64 small hexadecimal digits. */
export const isKey = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
