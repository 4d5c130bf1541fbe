import fc from 'fast-check';
import { ByteWriter } from '../server/byteWriter.js';
import { formatDay, parseDay, writeDay } from '../server/store/day.js';

/** Writes one thing into a buffer that is too small for it. */
function write(fill: (writer: ByteWriter) => void): string {
  const writer = new ByteWriter(1);
  fill(writer);
  return String(writer.finish());
}

const numbers = fc.oneof(
  fc.constantFrom(0, -0, 1e-6, 1e-7, 0.1 + 0.2, 1e9, 999_999_999.999999, 1e21, 5e-324, -1.5, 1.005, 4.35),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.tuple(fc.integer(), fc.nat(9)).map(([digits, decimals]) => digits / 10 ** decimals),
);

it('a number is written like String does', () => {
  const property = fc.property(numbers, (number) => {
    expect(write((writer) => writer.writeNumber(number))).toBe(String(number));
  });
  fc.assert(property, { numRuns: 5_000 });
});

it('a day is written like a calendar day, from the first that can be stored to the last', () => {
  const days = fc.integer({ min: parseDay('0000-01-01'), max: parseDay('9999-12-31') });
  const edges = ['0000-01-01', '0000-02-29', '0000-03-01', '1900-02-28', '2000-02-29', '2000-12-31', '9999-12-31'];
  const property = fc.property(fc.oneof(days, fc.constantFrom(...edges.map(parseDay))), (day) => {
    expect(write((writer) => writeDay(writer, day))).toBe(formatDay(day));
  });
  fc.assert(property, { numRuns: 2_000 });
});

it('text is written as UTF-8, one after another', () => {
  const property = fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
    const written = write((writer) => {
      for (const text of texts) writer.writeText(text);
    });
    expect(written).toBe(texts.map((text) => String(Buffer.from(text))).join(''));
  });
  fc.assert(property);
});
