import { readUpload, type UploadError } from '../../server/imports/readUpload.js';

/** A file of daily values, whose first value has `digits` digits, and then the given last line. */
function buildFile(lineEnd: string, digits: number, lastLine: string): string {
  const day = (index: number) => new Date(Date.UTC(2000, 0, 1 + index)).toISOString().slice(0, 10);
  const rows = Array.from({ length: 700 }, (_, index) => `${day(index)},${'1'.repeat(index === 0 ? digits : 1)}`);
  return ['date,value', ...rows, lastLine].join(lineEnd);
}

describe.each([
  ['CRLF', '\r\n'],
  ['LF', '\n'],
])('a file with %s line ends', (_name, lineEnd) => {
  it.each([
    ['a long line', 'x'.repeat(1_001), 'line 702 has more than 1000 characters'],
    ['an invalid line', 'today,1', "line 702 has the invalid date 'today'; use YYYY-MM-DD"],
  ])('gets the number of %s, wherever the slices of the file end', async (_kind, lastLine, problem) => {
    for (let digits = 1; digits <= 14; digits += 1) {
      const failure: UploadError = await readUpload(buildFile(lineEnd, digits, lastLine), 'daily').then(
        () => undefined,
        (error) => error,
      );
      expect(failure.problems).toEqual([problem]);
    }
  });

  it('may have lines of 1,000 characters', async () => {
    const file = buildFile(lineEnd, 1, `2020-01-01,${' '.repeat(988)}1${lineEnd}2020-01-02,1`);
    expect(await readUpload(file, 'daily')).toHaveLength(702);
  });
});
