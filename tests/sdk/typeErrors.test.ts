import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { compilePrograms } from '../support/compilePrograms.js';

const sdk = resolveProjectPath('sdk', 'src', 'index.js');

/** A wrong program, the word that its only error points to, and what the first line of the error says. */
const mistakes: { mistake: string; program: string; at: string; says: RegExp; saysNext?: RegExp }[] = [
  {
    mistake: 'an unknown parameter',
    program: "client.indicators.observations({ id: 'real-gdp', color: 'red' });",
    at: 'color',
    says: /'color' does not exist in type 'IndicatorsObservationsParameters<"json">'/,
  },
  {
    mistake: 'a misspelt parameter',
    program: "client.indicators.observations({ id: 'real-gdp', vintege: '2022-11-15' });",
    at: 'vintege',
    says: /'vintege' does not exist .* Did you mean to write 'vintage'\?/,
  },
  {
    mistake: 'a parameter of FRED',
    program: "client.indicators.observations({ id: 'GDPC1', realtime_start: '2022-11-15' });",
    at: 'realtime_start',
    says: /'realtime_start' does not exist in type 'IndicatorsObservationsParameters<"json">'/,
  },
  {
    mistake: 'a value of the wrong type',
    program: "client.indicators.observations({ id: 'real-gdp', limit: '10' });",
    at: 'limit',
    says: /Type 'string' is not assignable to type 'number'/,
  },
  {
    mistake: 'a number as an id',
    program: 'client.indicators.observations({ id: 5 });',
    at: 'id',
    says: /Type 'number' is not assignable to type 'string \| readonly string\[\]'/,
  },
  {
    mistake: 'a code that does not exist',
    program: "client.indicators.observations({ id: 'real-gdp', units: 'yoy' });",
    at: 'units',
    says: /Type '"yoy"' is not assignable to type '"lin" \| "chg" \| /,
  },
  {
    mistake: 'a missing required parameter',
    program: "client.indicators.observations({ start: '2020' });",
    at: '{',
    says: /^Argument of type '\{ start: string; \}' is not assignable to parameter of type 'IndicatorsObservationsParameters<"json">'/,
    saysNext: /Property 'id' is missing in type/,
  },
  {
    mistake: 'a missing argument',
    program: 'client.indicators.get();',
    at: 'get',
    says: /Expected 1-2 arguments, but got 0/,
  },
  {
    mistake: 'text where a list is due',
    program: "client.labs.diagnostics({ seriesId: 'real-gdp', tests: 'ljung_box' });",
    at: 'tests',
    says: /Type 'string' is not assignable to type 'DiagnosticTest\[\]'/,
  },
  {
    mistake: 'a list where text is due',
    program: "client.indicators.get({ slug: ['real-gdp'] });",
    at: 'slug',
    says: /Type 'string\[\]' is not assignable to type 'string'/,
  },
  {
    mistake: 'a misspelt method',
    program: "client.indicators.observation({ id: 'real-gdp' });",
    at: 'observation',
    says: /Property 'observation' does not exist on type 'IndicatorsOperations'\. Did you mean 'observations'\?/,
  },
  {
    mistake: 'a misspelt group',
    program: "client.indicator.observations({ id: 'real-gdp' });",
    at: 'indicator',
    says: /Property 'indicator' does not exist on type 'Almanac'\. Did you mean 'indicators'\?/,
  },
  {
    mistake: 'a misspelt option of the client',
    program: "new Almanac({ apikey: 'alm_x' });",
    at: 'apikey',
    says: /'apikey' does not exist in type 'AlmanacOptions'\. Did you mean to write 'apiKey'\?/,
  },
  {
    mistake: 'a misspelt field of the response',
    program: "(await client.indicators.observations({ id: 'real-gdp' })).observations[0]?.values;",
    at: 'values',
    says: /Property 'values' does not exist on type 'ObservationRow'\. Did you mean 'value'\?/,
  },
  {
    mistake: 'a value used without a check for null',
    program: "(await client.indicators.observations({ id: 'real-gdp' })).observations[0]!.value.toFixed(1);",
    at: '(',
    says: /Object is possibly 'null'/,
  },
  {
    mistake: 'a response used without await',
    program: "client.indicators.observations({ id: 'real-gdp' }).observations;",
    at: 'observations',
    says: /Property 'observations' does not exist on type 'AlmanacList<ObservationsResponse>'/,
  },
];

interface CompilerError {
  /** The program from the place of the error on. */
  at: string;
  lines: string[];
}

let folder: string;
let errors: CompilerError[][];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'almanac-mistakes-'));
  const files = mistakes.map(({ program }, index) => {
    const file = join(folder, `mistake-${index}.mts`);
    writeFileSync(file, `import { Almanac } from '${sdk}';\nconst client = new Almanac();\n${program}\n`);
    return file;
  });
  errors = readErrors(await compilePrograms(files));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

it.each(mistakes.map((one, index) => ({ ...one, index })))('the compiler explains $mistake', (one) => {
  const [error, ...others] = errors[one.index] ?? [];
  expect(others).toEqual([]);
  expect(error?.at.startsWith(one.at)).toBe(true);
  expect(error?.lines[0]).toMatch(one.says);
  if (one.saysNext !== undefined) expect(error?.lines[1]).toMatch(one.saysNext);
});

/** Returns the errors of each program. The compiler indents all lines of a message but the first. */
function readErrors(output: string): CompilerError[][] {
  const messages = output.matchAll(/^\S*mistake-(\d+)\.mts\(3,(\d+)\): error TS\d+: (.*(?:\n .*)*)$/gm);
  const found = Array.from(messages, ([, index, column, text = '']) => {
    const at = mistakes[Number(index)]?.program.slice(Number(column) - 1) ?? '';
    return { index: Number(index), error: { at, lines: text.split('\n') } };
  });
  return mistakes.map((_one, index) => found.filter((one) => one.index === index).map(({ error }) => error));
}
