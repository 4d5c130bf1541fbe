import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolveProjectPath } from '../server/resolveProjectPath.js';

/** Names in code that docs/glossary.md replaced, each with the name to use. */
const retiredNames: [RegExp, string][] = [
  [/^(?:most|least|fewest|usual|unusual)(?!Squares|Common|LagDays|Step)[A-Z]/, 'min, max or default'],
  [/^longest(?!Gap|Run|Before|Earlier|Period)[A-Z]/, 'max'],
  [/[a-z]Milliseconds$/, 'Ms'],
  [/^(?:passage|Passage|beginPassage)/, 'RequestContext'],
  [/(?:WaysOut|waysOut)$/, 'OutboundClients'],
  [/^[dD]oors?$/, 'HttpClient'],
  [/^(?:Turns|turns|Shares)$/, 'Semaphore or AccountConcurrencyLimit'],
  [/[sS]ignsOfLife/, 'heartbeat'],
  [/^inTime$/, 'withTimeout'],
  [/^[pP]atience/, 'maxWaitMs or timeoutMs'],
  [
    /^(?:takeOver|tryOut|refuseStranger|mayBeStored)$/,
    'applyImport, previewImport, assertSameSeries, isStorageAllowed',
  ],
  [/[hH]appenings?$/, 'event'],
  [/^(?:told|whoever|somebody|nobody)$/, 'a noun'],
  [/^(?:TakeAlong|Beginnings|NotUnderstood)$/, 'ExportCard, Examples, InvalidParameters'],
  [/^(?:holdToContract|Breach)$/, 'checkContract, Violation'],
  [/^hotReads$/, 'serveCachedReads'],
];

/** Phrases in comments, messages and documentation that docs/glossary.md replaced. */
const retiredPhrases: [RegExp, string][] = [
  [/\b(?:whoever|nobody|somebody)\b/i, 'the caller, the user, no one'],
  [/\bways? out\b/i, 'outbound client'],
  [/\bsigns? of life\b/i, 'heartbeat'],
  [/\bha(?:s|ve) not (?:the|a|an|got)\b/i, 'does not have'],
  [/\bas many (?:\w+ ){0,4}as (?:it|they|you) may\b/i, 'limit reached'],
  [/\b(?:is|are|was|were) told\b/i, 'is notified, is passed, receives'],
  [/\bwhat there is\b/i, 'a noun'],
  [/\bas (?:it is )?usual\b/i, 'by default'],
  [/\bnear to it\b/i, 'Did you mean'],
  [/\bhanded on\b/i, 'passed through'],
  [/\bpassage\b/i, 'request context'],
  [/\bhappenings?\b/i, 'event'],
  [/\bown (?:figures|ones)\b/i, 'your values'],
  [/\bat hand\b/i, 'available'],
];

const roots = ['server', 'web/src', 'sdk/src', 'scripts', 'tests', 'examples', 'contract', 'docs'];
const pages = ['openapi.yaml', 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'sdk/README.md', 'sdk/CHANGELOG.md'];
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...roots, ...pages], {
  cwd: resolveProjectPath(),
  encoding: 'utf8',
}).split('\n');
const skipped = /\/generated\/|^contract\/released|^tests\/vocabulary|^tests\/reference\//;
const files = [...new Set(listed)].filter(
  (file) => /\.(?:tsx?|mjs|md|yaml)$/.test(file) && !skipped.test(file) && existsSync(resolveProjectPath(file)),
);
const read = (file: string) => readFileSync(resolveProjectPath(file), 'utf8');

/** The code of a file without its comments and texts. */
function removeText(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/[^\n]*/g, '')
    .replace(/'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|"(?:\\.|[^"\\\n])*"/g, "''");
}

function findNames(file: string): string[] {
  const names = new Set(removeText(read(file)).match(/[A-Za-z_$][\w$]*/g));
  return [...names].flatMap((name) => {
    const [, better] = retiredNames.find(([pattern]) => pattern.test(name)) ?? [];
    return better === undefined ? [] : [`${file}: ${name} -> ${better}`];
  });
}

function findPhrases(file: string): string[] {
  return read(file)
    .split('\n')
    .flatMap((line, index) =>
      retiredPhrases.flatMap(([pattern, better]) => {
        const [found] = pattern.exec(line) ?? [];
        return found === undefined ? [] : [`${file}:${index + 1}: "${found}" -> ${better}`];
      }),
    );
}

it('reads the project', () => {
  expect(files.length).toBeGreaterThan(1_000);
});

it('finds a retired name and a retired phrase where there is one', () => {
  expect(retiredNames.some(([pattern]) => pattern.test('mostThreads'))).toBe(true);
  expect(retiredPhrases.some(([pattern]) => pattern.test('This key has not the scope that the call needs.'))).toBe(
    true,
  );
});

it('names use the words of docs/glossary.md', () => {
  expect(files.filter((file) => /\.(?:tsx?|mjs)$/.test(file)).flatMap(findNames)).toEqual([]);
});

it('comments, messages and documentation use the words of docs/glossary.md', () => {
  expect(files.flatMap(findPhrases)).toEqual([]);
});
