import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPython } from '../support/findPython.js';
import { useApi } from '../support/useApi.js';
import { parseCodeBlocks, readPage } from './markdown.js';

const run = promisify(execFile);
const python = findPython('requests', 'pandas');
/** The tests run where there is a Python with requests and pandas, and always in CI. */
const itRuns = python === undefined && !process.env['CI'] ? it.skip : it;

const blocks = parseCodeBlocks(readPage('docs/python.md'));
/** The helper that the programs import. */
const helper = blocks.find(({ text }) => text.startsWith('# almanac.py'))?.text ?? '';
/** Each program with the block that follows, its output. */
const programs = blocks
  .map(({ language, text }, index) => ({ language, text, output: blocks[index + 1]?.text ?? '' }))
  .filter(({ language, text }) => language === 'python' && text !== helper)
  .map(({ text, output }, index) => ({ number: index + 1, text, output }));

const api = useApi();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'almanac-python-'));
  writeFileSync(join(folder, 'almanac.py'), helper);
});
afterAll(() => rmSync(folder, { recursive: true }));

itRuns.each(programs)('program $number of docs/python.md prints the documented output', async ({ text, output }) => {
  expect(splitLines(await runProgram(text))).toEqual(splitLines(output));
});

itRuns('the helper joins all pages, and passes lists and booleans', async () => {
  const printed = await runProgram(`
from almanac import observations
query = {"start": "2024", "end": "2025", "allVintages": True}
whole = observations(["real-gdp", "us-unemployment-rate"], **query)
paged = observations(["real-gdp", "us-unemployment-rate"], **query, limit=7)
assert len(whole) > 30 and paged.equals(whole[paged.columns])
assert [one["id"] for one in paged.attrs["series"]] == ["real-gdp", "us-unemployment-rate"]
assert observations("real-gdp", start="2026-10").empty
print("ok")`);
  expect(printed).toBe('ok\n');
});

itRuns('the helper shows the message of the server', async () => {
  await expect(runProgram('from almanac import observations\nobservations("real-gd")')).rejects.toThrow(
    /RuntimeError: 404: .*Unknown indicator 'real-gd'\. Did you mean real-gdp/,
  );
});

itRuns('the documented arguments of read_csv keep the country code of Namibia', async () => {
  const printed = await runProgram(`
import io
from almanac import base_url, pd, session
path = "/v1/indicators/observations?id=population-total&country=NA,US&start=2023&format=csv"
text = io.StringIO(session.get(base_url + path).text)
print(list(pd.read_csv(text, keep_default_na=False, na_values=[""])["country"]))`);
  expect(printed).toBe("['NA', 'US']\n");
});

async function runProgram(text: string): Promise<string> {
  const { key, url } = api();
  const env = { PYTHONPATH: folder, ALMANAC_API_KEY: key, ALMANAC_BASE_URL: url };
  const { stdout } = await run(python ?? '', ['-c', text], { env });
  return stdout;
}

/** Returns the lines without the blanks at their ends, which editors remove from the page. */
function splitLines(text: string): string[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());
}
