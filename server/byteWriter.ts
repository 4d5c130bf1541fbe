const minus = 0x2d;
const point = 0x2e;
const zero = 0x30;
/** Characters from here on take more than one byte in UTF-8. */
const firstNonAscii = 0x80;
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
    this.#reserve(bytes.length);
    for (let index = 0; index < bytes.length; index++) this.#bytes[this.#length++] = bytes[index] as number;
  }

  writeText(text: string): void {
    this.#reserve(text.length);
    const start = this.#length;
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      if (code >= firstNonAscii) {
        this.#length = start;
        this.writeBytes(Buffer.from(text));
        return;
      }
      this.#bytes[this.#length++] = code;
    }
  }

  /** Writes a whole number of `count` digits, with leading zeros. */
  writeDigits(value: number, count: number): void {
    this.#reserve(count);
    let rest = value;
    for (let index = this.#length + count - 1; index >= this.#length; index--) {
      const next = Math.floor(rest / 10);
      this.#bytes[index] = zero + rest - next * 10;
      rest = next;
    }
    this.#length += count;
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
    if (isNegative) this.#writeByte(minus);
    const power = powersOfTen[decimals] as number;
    const whole = Math.floor(scaled / power);
    this.writeDigits(whole, countDigits(whole));
    if (decimals === 0) return;
    this.#writeByte(point);
    this.writeDigits(scaled - whole * power, decimals);
  }

  #writeByte(byte: number): void {
    this.#reserve(1);
    this.#bytes[this.#length++] = byte;
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#length + count));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}

function countDigits(whole: number): number {
  let count = 1;
  for (let limit = 10; whole >= limit; limit *= 10) count += 1;
  return count;
}
