import fc from 'fast-check';
import { type CsvCell, formatCsvHeader, formatCsvRows } from '../../server/series/csv.js';

/** A strict parser of RFC 4180: records end in CRLF, and quotes, commas and line breaks occur only inside quotes. */
function parseCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/uy;
  while (field.lastIndex < text.length) {
    const start = field.lastIndex;
    const match = field.exec(text);
    if (match === null) throw new Error(`Not RFC 4180 at character ${start}`);
    record.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === ',') continue;
    records.push(record);
    record = [];
  }
  return records;
}

function readBack(cell: CsvCell): string {
  if (cell === null) return '';
  return typeof cell === 'string' && /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : String(cell);
}

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ',', '"', "'", ';', 'a', 'é') }),
);
const number = fc.double({ noNaN: true, noDefaultInfinity: true });
const row = fc.record({ a: fc.oneof(text, number), b: fc.oneof(fc.boolean(), fc.constant(null), number), c: text });
const columns = ['a', 'b', 'c'] as const;

describe('CSV', () => {
  it('parses back to the same cells for any text, number, boolean or null', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        const expected = rows.map((each) => columns.map((column) => readBack(each[column])));
        expect(parseCsv(formatCsvRows(columns, rows))).toEqual(expected);
      }),
      { numRuns: 2000 },
    );
  });

  it('is the same text for any division of the rows into pages', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), fc.nat(6), (rows, cut) => {
        const pages = formatCsvRows(columns, rows.slice(0, cut)) + formatCsvRows(columns, rows.slice(cut));
        expect(pages).toBe(formatCsvRows(columns, rows));
      }),
    );
  });

  it('ends records in CRLF, writes null as an empty cell and orders cells by column', () => {
    const rows = [
      { revised: false, value: 1.5, date: '2026-01-01' },
      { revised: true, value: null, date: '2026-02-01' },
    ];
    expect(formatCsvHeader(['date', 'value', 'revised'])).toBe('date,value,revised\r\n');
    expect(formatCsvRows(['date', 'value', 'revised'], rows)).toBe('2026-01-01,1.5,false\r\n2026-02-01,,true\r\n');
    expect(formatCsvRows(['date'], [])).toBe('');
  });

  it('escapes text that would run as a formula but not negative numbers', () => {
    const cells = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', 'a=1', "'=1"].map((value) => ({ value }));
    const expected = ["'=1+1", "'+1", "'-1", "'@SUM(A1)", "'\tx", "'\rx", 'a=1', "'=1"];
    expect(parseCsv(formatCsvRows(['value'], cells)).flat()).toEqual(expected);
    expect(formatCsvRows(['value'], [{ value: -1.25 }])).toBe('-1.25\r\n');
    expect(formatCsvHeader(['=cmd', 'value'])).toBe("'=cmd,value\r\n");
  });

  it('quotes a lone carriage return, a quote, a comma and a line feed', () => {
    const cells = ['a\rb', 'a"b', 'a,b', 'a\nb'].map((value) => ({ value }));
    expect(formatCsvRows(['value'], cells)).toBe('"a\rb"\r\n"a""b"\r\n"a,b"\r\n"a\nb"\r\n');
  });

  it('writes numbers in the shortest form that reads back as the same number', () => {
    fc.assert(fc.property(number, (value) => expect(Number(formatCsvRows(['value'], [{ value }]))).toBe(value + 0)));
    expect(formatCsvRows(['value'], [{ value: 0.1 + 0.2 }, { value: 336 }, { value: 1e21 }])).toBe(
      '0.30000000000000004\r\n336\r\n1e+21\r\n',
    );
  });
});
