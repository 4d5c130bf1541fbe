const minus = 0x2d;
const point = 0x2e;
const zero = 0x30;
/** Below this size, and with at most six decimals, a number has at most 15 significant digits. */
const maxPlainNumber = 1e9;
const powersOfTen = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000];

/** Writes text as UTF-8 into one buffer, without creating a string for each part. */
export class ByteWriter {
  #bytes: Buffer;
  #length = 0;

  /** `size`: the expected number of bytes. */
  constructor(size = 1_024) {
    this.#bytes = Buffer.allocUnsafe(size);
  }

  /** Number of bytes written. */
  get length(): number {
    return this.#length;
  }

  /** Returns what was written. Nothing may be written afterwards. */
  finish(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  writeBytes(bytes: Uint8Array): void {
    const { length } = bytes;
    this.#reserve(length);
    const target = this.#bytes;
    const start = this.#length;
    for (let index = 0; index < length; index++) target[start + index] = bytes[index] as number;
    this.#length = start + length;
  }

  writeText(text: string): void {
    this.writeBytes(Buffer.from(text));
  }

  writeByte(byte: number): void {
    this.#reserve(1);
    this.#bytes[this.#length++] = byte;
  }

  /** Writes a calendar day as YYYY-MM-DD. */
  writeDate(year: number, month: number, day: number): void {
    this.#reserve(10);
    const target = this.#bytes;
    const start = this.#length;
    const century = (year / 100) | 0;
    writePair(target, start, century);
    writePair(target, start + 2, year - century * 100);
    target[start + 4] = minus;
    writePair(target, start + 5, month);
    target[start + 7] = minus;
    writePair(target, start + 8, day);
    this.#length = start + 10;
  }

  /**
   * Writes a finite number like `String` does: in the shortest form that parses back to the same number. A number with up to six
   * decimals is found by multiplying. With at most 15 significant digits, no two decimal numbers have the same double, so
   * that the form with the fewest decimals that divides back to the number is the shortest.
   */
  writeNumber(value: number): void {
    const size = Math.abs(value);
    if (size < maxPlainNumber) {
      for (let decimals = 0; decimals < powersOfTen.length; decimals++) {
        const power = powersOfTen[decimals] as number;
        const scaled = Math.round(size * power);
        if (scaled / power !== size) continue;
        this.#writeDecimal(value < 0, scaled, decimals);
        return;
      }
    }
    this.writeText(String(value));
  }

  #writeDecimal(isNegative: boolean, scaled: number, decimals: number): void {
    const power = powersOfTen[decimals] as number;
    const whole = Math.floor(scaled / power);
    const wholeDigits = countDigits(whole);
    this.#reserve(wholeDigits + decimals + 2);
    const target = this.#bytes;
    let end = this.#length;
    if (isNegative) target[end++] = minus;
    end += wholeDigits;
    writeDigits(target, end, whole, wholeDigits);
    if (decimals > 0) {
      target[end++] = point;
      end += decimals;
      writeDigits(target, end, scaled - whole * power, decimals);
    }
    this.#length = end;
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#length + count));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}

/** Writes a number below 100 as two digits. */
function writePair(target: Uint8Array, start: number, value: number): void {
  const tens = (value / 10) | 0;
  target[start] = zero + tens;
  target[start + 1] = zero + value - tens * 10;
}

/** Writes a whole number below 2^31 as `count` digits that end before `end`, with leading zeros. */
function writeDigits(target: Uint8Array, end: number, value: number, count: number): void {
  let rest = value | 0;
  for (let index = end - 1; index >= end - count; index--) {
    const next = (rest / 10) | 0;
    target[index] = zero + rest - next * 10;
    rest = next;
  }
}

function countDigits(whole: number): number {
  let count = 1;
  for (let limit = 10; whole >= limit; limit *= 10) count += 1;
  return count;
}
