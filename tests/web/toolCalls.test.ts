import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { tools } from '../../server/tools/index.js';
import { validateArguments } from '../../server/tools/validateArguments.js';
import { type ArgumentSchema, buildArguments, exampleValues } from '../../web/src/chat/argumentValues.js';
import { listSdkCalls } from '../../web/src/chat/listSdkCalls.js';
import { toLiteral } from '../../web/src/parts/literals.js';
import { compilePrograms } from '../support/compilePrograms.js';

const examples = tools.map((tool) => ({
  tool,
  values: buildArguments(tool.inputSchema as ArgumentSchema, exampleValues[tool.name] ?? {}),
}));

/** Calls that the examples do not cover. */
const others = [
  { name: 'get_revisions', values: { id: 'real-gdp', country: 'US', vintage: '2022-11-15' } },
  { name: 'get_observations', values: { id: ['real-gdp'], country: ['US'], limit: 8, vintage: '2022-11-15' } },
  { name: 'get_calendar', values: { country: ['US', 'DE'], vintage: '2022-11-15', limit: 5 } },
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(resolveProjectPath('var', 'tool-programs-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(examples)('the fields of $tool.name begin with valid arguments', ({ tool, values }) => {
  expect(Object.keys(values)).not.toEqual([]);
  expect(validateArguments(tool, values)).toEqual(values);
});

test('each tool has calls of the SDK that compile', async () => {
  const all = [...examples.map(({ tool, values }) => ({ name: tool.name, values })), ...others];
  const programs = all.map(({ name, values }) => {
    const calls = listSdkCalls(name, values);
    expect([name, calls.length > 0]).toEqual([name, true]);
    return calls.map(({ operation, parameters }) => `await client.${operation}(${toLiteral(parameters)});`).join('\n');
  });
  const file = join(folder, 'all.mts');
  const start = `import { Almanac } from '${resolveProjectPath('sdk', 'src', 'index.js')}';\nconst client = new Almanac();`;
  writeFileSync(file, [start, ...programs].join('\n'));
  expect(await compilePrograms([file])).toBe('');
});
