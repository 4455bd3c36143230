/** Bits of a hash that choose a register: 16,384 of them. The standard error is 1.04 / √16384 = 0.81 %. */
const PRECISION = 14;
const REGISTERS = 1 << PRECISION;
/** Highest rank: one more than the other 50 bits of a hash. */
const MOST_RANK = 64 - PRECISION + 1;
/** Registers above which the dense form is shorter. */
const SPARSE = 4096;
const DENSE_BYTES = (REGISTERS * 6) / 8;

/** Standard error of an estimate, as a part of it. */
export const SKETCH_ERROR = 1.04 / Math.sqrt(REGISTERS);
/** Bounds of a {@link placeOf}. */
export const MOST_PLACE = REGISTERS * 64;

/**
 * Where a visitor falls in a sketch: register and rank, 20 bits in one number. About as many people as there are
 * registers share each position, so it says nothing about one of them.
 *
 * @param hash at least eight bytes of a hash with uniform bits
 */
export function placeOf(hash: Uint8Array): number {
  const view = new DataView(hash.buffer, hash.byteOffset, 8);
  const high = view.getUint32(0);
  const low = view.getUint32(4);
  const register = high >>> (32 - PRECISION);
  const rest = (high << PRECISION) >>> 0;
  // The last 14 bits of `rest` are no bits of the hash.
  const zeros = rest === 0 ? 32 - PRECISION + Math.clz32(low) : Math.clz32(rest);
  return register * 64 + Math.min(zeros + 1, MOST_RANK);
}

/**
 * HyperLogLog sketch of distinct visitors. Sketches of the same day can be merged in any order, any number of times.
 * Estimated by Ertl's improved estimator, which needs no tables and has no bias where others change their formula.
 * https://arxiv.org/abs/1702.01284
 */
export class Sketch {
  #dense: Uint8Array | null = null;
  #sparse: Map<number, number> | null = new Map();

  /** Adds a visitor by the position of the hash. */
  add(place: number): void {
    this.#raise(Math.floor(place / 64), place % 64);
  }

  merge(other: Sketch): this {
    for (const [register, rank] of other.#ranks()) this.#raise(register, rank);
    return this;
  }

  /** Estimated number of visitors, rounded. */
  estimate(): number {
    const counts = new Array<number>(MOST_RANK + 1).fill(0);
    let used = 0;
    for (const [, rank] of this.#ranks()) {
      counts[rank] = (counts[rank] ?? 0) + 1;
      used += 1;
    }
    if (used === 0) return 0;
    let sum = REGISTERS * tau(1 - (counts[MOST_RANK] ?? 0) / REGISTERS);
    for (let rank = MOST_RANK - 1; rank >= 1; rank -= 1) sum = 0.5 * (sum + (counts[rank] ?? 0));
    sum += REGISTERS * sigma((REGISTERS - used) / REGISTERS);
    return Math.round((REGISTERS * REGISTERS) / (2 * Math.LN2 * sum));
  }

  /** Text form; empty for no visitors. The same visitors always give the same text. */
  encode(): string {
    const ranks = [...this.#ranks()].sort(([a], [b]) => a - b);
    if (ranks.length === 0) return '';
    return ranks.length <= SPARSE ? `s${toBase64(sparseBytes(ranks))}` : `d${toBase64(denseBytes(ranks))}`;
  }

  /** The sketch of a text form; null where it is none. */
  static decode(text: string): Sketch | null {
    const sketch = new Sketch();
    if (text === '') return sketch;
    const bytes = fromBase64(text.slice(1));
    if (bytes === null) return null;
    const known = text.startsWith('s') ? sketch.#readSparse(bytes) : text.startsWith('d') && sketch.#readDense(bytes);
    return known ? sketch : null;
  }

  #readSparse(bytes: Uint8Array): boolean {
    if (bytes.length % 3 !== 0 || bytes.length > SPARSE * 3) return false;
    for (let at = 0; at < bytes.length; at += 3) {
      const place = byte(bytes, at) * 65_536 + byte(bytes, at + 1) * 256 + byte(bytes, at + 2);
      if (place >= MOST_PLACE || place % 64 === 0 || place % 64 > MOST_RANK) return false;
      this.add(place);
    }
    return true;
  }

  #readDense(bytes: Uint8Array): boolean {
    if (bytes.length !== DENSE_BYTES) return false;
    for (let register = 0; register < REGISTERS; register += 4) {
      const at = (register / 4) * 3;
      const four = byte(bytes, at) * 65_536 + byte(bytes, at + 1) * 256 + byte(bytes, at + 2);
      for (let place = 0; place < 4; place += 1) {
        const rank = (four >>> (18 - place * 6)) & 63;
        if (rank > MOST_RANK) return false;
        if (rank > 0) this.#raise(register + place, rank);
      }
    }
    return true;
  }

  #raise(register: number, rank: number): void {
    if (this.#dense) {
      if (rank > (this.#dense[register] ?? 0)) this.#dense[register] = rank;
      return;
    }
    const sparse = this.#sparse ?? new Map<number, number>();
    if (rank > (sparse.get(register) ?? 0)) sparse.set(register, rank);
    if (sparse.size <= SPARSE / 4) return;
    this.#dense = new Uint8Array(REGISTERS);
    for (const [each, known] of sparse) this.#dense[each] = known;
    this.#sparse = null;
  }

  *#ranks(): Generator<readonly [register: number, rank: number]> {
    if (this.#sparse) yield* this.#sparse;
    else
      for (let register = 0; register < REGISTERS; register += 1) {
        const rank = this.#dense?.[register] ?? 0;
        if (rank > 0) yield [register, rank];
      }
  }
}

/** Union of sketches in text form. Texts that are none are left out. */
export function mergeSketches(texts: Iterable<string>): Sketch {
  const union = new Sketch();
  for (const text of texts) {
    const sketch = Sketch.decode(text);
    if (sketch) union.merge(sketch);
  }
  return union;
}

const byte = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0;

function sparseBytes(ranks: readonly (readonly [number, number])[]): Uint8Array {
  const bytes = new Uint8Array(ranks.length * 3);
  ranks.forEach(([register, rank], at) => {
    const place = register * 64 + rank;
    bytes.set([place >>> 16, (place >>> 8) & 255, place & 255], at * 3);
  });
  return bytes;
}

function denseBytes(ranks: readonly (readonly [number, number])[]): Uint8Array {
  const registers = new Uint8Array(REGISTERS);
  for (const [register, rank] of ranks) registers[register] = rank;
  const bytes = new Uint8Array(DENSE_BYTES);
  for (let register = 0; register < REGISTERS; register += 4) {
    const four =
      byte(registers, register) * 262_144 +
      byte(registers, register + 1) * 4096 +
      byte(registers, register + 2) * 64 +
      byte(registers, register + 3);
    bytes.set([four >>> 16, (four >>> 8) & 255, four & 255], (register / 4) * 3);
  }
  return bytes;
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const each of bytes) text += String.fromCharCode(each);
  return btoa(text);
}

function fromBase64(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Σ of the empty registers: Ertl, algorithm 6. */
function sigma(part: number): number {
  if (part === 1) return Number.POSITIVE_INFINITY;
  let [x, y, sum, before] = [part, 1, part, -1];
  while (sum !== before) {
    x *= x;
    before = sum;
    sum += x * y;
    y += y;
  }
  return sum;
}

/** Τ of the full registers: Ertl, algorithm 6. */
function tau(part: number): number {
  if (part === 0 || part === 1) return 0;
  let [x, y, sum, before] = [part, 1, 1 - part, -1];
  while (sum !== before) {
    x = Math.sqrt(x);
    before = sum;
    y *= 0.5;
    sum -= (1 - x) ** 2 * y;
  }
  return sum / 3;
}
