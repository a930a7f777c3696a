/**
 * SHA-256 and HMAC of bytes, for checking the chance of a match.
 *
 * Browsers offer it only to pages that came over https or from this machine; at a table in the same house the page comes
 * over plain http, so it is here too.
 */

const BLOCK = 64;

export type Bytes = Uint8Array<ArrayBuffer>;
export type Hash = (bytes: Bytes) => Promise<Bytes>;

/** The browser's own where there is one, else ours. */
export const sha256: Hash = async (bytes) =>
  globalThis.crypto?.subtle ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)) : ownSha256(bytes);

/** The keyed hash of a text. */
export async function hmac(key: Bytes, text: string, hash: Hash = sha256): Promise<Bytes> {
  const short = key.length > BLOCK ? await hash(key) : key;
  const pad = (by: number): Bytes => Uint8Array.from({ length: BLOCK }, (_, i) => (short[i] ?? 0) ^ by);
  const inner = await hash(joined(pad(0x36), new TextEncoder().encode(text)));
  return hash(joined(pad(0x5c), inner));
}

/** Bytes from their two digits each. */
export function fromHex(text: string): Bytes {
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => parseInt(digits, 16));
}

/** Two digits for each byte. */
export function toHex(bytes: Bytes): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function joined(one: Bytes, other: Bytes): Bytes {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** The first 32 bits behind the point of a root of each of the first primes: square roots begin the hash, cube roots turn it. */
function roots(count: number, root: (of: number) => number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n += 1) if (primes.every((prime) => n % prime)) primes.push(n);
  return primes.map((prime) => ((root(prime) % 1) * 2 ** 32) | 0);
}

const START = roots(8, Math.sqrt);
const TURNS = roots(64, Math.cbrt);

/** As FIPS 180-4 writes it. */
export const ownSha256: Hash = async (bytes) => {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const padded = new DataView(new ArrayBuffer(length));
  bytes.forEach((byte, i) => padded.setUint8(i, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setBigUint64(length - 8, BigInt(bytes.length) * 8n);
  const hash = Int32Array.from(START);
  for (let at = 0; at < length; at += BLOCK) compress(hash, padded, at);
  const told = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => told.setInt32(4 * i, word));
  return new Uint8Array(told.buffer);
};

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function compress(hash: Int32Array, from: DataView, at: number): void {
  const words = new Int32Array(64);
  const word = (i: number): number => words[i] ?? 0;
  for (let i = 0; i < 64; i += 1) {
    const [near, far] = [word(i - 15), word(i - 2)];
    words[i] =
      i < 16
        ? from.getInt32(at + 4 * i)
        : word(i - 16) +
          (turned(near, 7) ^ turned(near, 18) ^ (near >>> 3)) +
          word(i - 7) +
          (turned(far, 17) ^ turned(far, 19) ^ (far >>> 10));
  }
  let [a, b, c, d, e, f, g, h] = [...hash] as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (TURNS[i] ?? 0) + word(i)) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i] = (hash[i] ?? 0) + value));
}
