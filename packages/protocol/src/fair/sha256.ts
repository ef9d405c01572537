/** SHA-256 and HMAC (FIPS 180-4, RFC 2104) in plain code: the same in a browser, on the server and on the command line. */

const K = new Uint32Array(64);
const START = new Uint32Array(8);

/** The constants are the first bits of roots of the first primes; computing them leaves nothing to mistype. */
function fillConstants(): void {
  const bits = (root: number): number => Math.floor((root - Math.floor(root)) * 0x1_0000_0000);
  let count = 0;
  for (let n = 2; count < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (count < 8) START[count] = bits(Math.sqrt(n));
    K[count] = bits(Math.cbrt(n));
    count++;
  }
}
fillConstants();

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

const W = new Uint32Array(64);

function compress(hash: Uint32Array, view: DataView, offset: number): void {
  for (let i = 0; i < 16; i++) W[i] = view.getUint32(offset + i * 4);
  for (let i = 16; i < 64; i++) {
    const a = W[i - 15]!;
    const b = W[i - 2]!;
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    W[i] = W[i - 16]! + s0 + W[i - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + W[i]!) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const added = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = hash[i]! + added[i]!;
}

export function sha256(message: Uint8Array): Uint8Array {
  const length = message.length;
  const padded = new Uint8Array(((length + 8) >> 6) * 64 + 64);
  padded.set(message);
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(length / 0x2000_0000));
  view.setUint32(padded.length - 4, length << 3);
  const hash = START.slice();
  for (let offset = 0; offset < padded.length; offset += 64) compress(hash, view, offset);
  const out = new Uint8Array(32);
  const words = new DataView(out.buffer);
  for (let i = 0; i < 8; i++) words.setUint32(i * 4, hash[i]!);
  return out;
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = new Uint8Array(64 + message.length);
  inner.set(block.map((byte) => byte ^ 0x36));
  inner.set(message, 64);
  const outer = new Uint8Array(96);
  outer.set(block.map((byte) => byte ^ 0x5c));
  outer.set(sha256(inner), 64);
  return sha256(outer);
}

/** UTF-8. */
export function bytes(text: string): Uint8Array {
  const out: number[] = [];
  for (const sign of text) {
    const c = sign.codePointAt(0)!;
    if (c < 0x80) out.push(c);
    else if (c < 0x800) out.push(0xc0 | (c >> 6), 0x80 | (c & 63));
    else if (c < 0x1_0000) out.push(0xe0 | (c >> 12), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
    else out.push(0xf0 | (c >> 18), 0x80 | ((c >> 12) & 63), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
  }
  return Uint8Array.from(out);
}

export function hex(data: Uint8Array): string {
  let out = '';
  for (const byte of data) out += byte.toString(16).padStart(2, '0');
  return out;
}
