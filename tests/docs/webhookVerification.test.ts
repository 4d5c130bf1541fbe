import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { signWebhook } from '../../server/webhooks/secrets.js';
import { findPython } from '../support/findPython.js';
import { testSecret } from '../webhooks/endpoints.js';
import { parseCodeBlocks, readPage } from './markdown.js';

const blocks = new Map(parseCodeBlocks(readPage('docs/webhooks.md')).map(({ language, text }) => [language, text]));
const sdk = resolveProjectPath('sdk', 'src', 'index.js');

/** A language of docs/webhooks.md: how its function is called with the JSON in `input.json`, and how the program is run. It exits with 0 if it accepts. */
interface Language {
  program: string | undefined;
  file: string;
  args: string[];
  complete(code: string): string;
}

const goMain = `
package main

import ("encoding/json"; "net/http"; "os"; "receiver/webhook")

func main() {
	var input struct { Body string; Headers map[string]string; Secret string }
	text, _ := os.ReadFile("input.json")
	json.Unmarshal(text, &input)
	headers := http.Header{}
	for name, value := range input.Headers { headers.Set(name, value) }
	if webhook.Verify([]byte(input.Body), headers, input.Secret) != nil { os.Exit(1) }
}`;

const languages: Record<string, Language> = {
  ts: {
    program: process.execPath,
    file: 'program.mts',
    args: ['--import', 'tsx', 'program.mts'],
    complete: (code) => `${code.replace("'almanac-sdk'", `'${sdk}'`)}
      import { readFileSync } from 'node:fs';
      const { body, headers, secret } = JSON.parse(readFileSync('input.json', 'utf8'));
      await verify(new Request('http://127.0.0.1', { method: 'POST', body, headers }), secret);`,
  },
  python: {
    program: findPython('hmac'),
    file: 'program.py',
    args: ['program.py'],
    complete: (code) => `${code}
import json
given = json.load(open("input.json", encoding="utf-8"))
verify(given["body"].encode(), given["headers"], given["secret"])`,
  },
  go: { program: findProgram('go'), file: 'webhook/webhook.go', args: ['run', '.'], complete: (code) => code },
  ruby: {
    program: findProgram('ruby'),
    file: 'program.rb',
    args: ['program.rb'],
    complete: (code) => `${code}
require "json"
given = JSON.parse(File.read("input.json", encoding: "UTF-8"))
verify(given["body"], given["headers"], given["secret"])`,
  },
  php: {
    program: findProgram('php'),
    file: 'program.php',
    args: ['program.php'],
    complete: (code) => `${code}
$given = json_decode(file_get_contents('input.json'), true);
verify($given['body'], $given['headers'], $given['secret']);`,
  },
};

function findProgram(name: string): string | undefined {
  return spawnSync('which', [name]).status === 0 ? name : undefined;
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'almanac-webhooks-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Whether the documented function accepts a webhook. */
function accepts({ program, args }: Language, input: object): boolean {
  writeFileSync(join(folder, 'input.json'), JSON.stringify(input));
  const env = { ...process.env, GOFLAGS: '-mod=mod', GOCACHE: join(tmpdir(), 'almanac-go-cache') };
  return spawnSync(String(program), args, { cwd: folder, env }).status === 0;
}

it('docs/webhooks.md verifies in five languages', () => {
  expect(Object.keys(languages).filter((language) => !blocks.has(language))).toEqual([]);
});

describe.each(Object.entries(languages))('%s', (language, definition) => {
  const test = definition.program === undefined ? it.skip : it;

  test('accepts a signed webhook and one with a second signature, and rejects changed ones', () => {
    execFileSync('mkdir', ['-p', join(folder, 'webhook')]);
    execFileSync('ln', ['-s', resolveProjectPath('node_modules'), join(folder, 'node_modules')]);
    writeFileSync(join(folder, definition.file), definition.complete(blocks.get(language) ?? ''));
    writeFileSync(join(folder, 'main.go'), goMain);
    writeFileSync(join(folder, 'go.mod'), 'module receiver\n');
    const body = JSON.stringify({ type: 'webhook.test', data: { text: 'Zürich – 東京' } });
    const seconds = Math.floor(Date.now() / 1_000);
    const sign = (secrets: string[], at = seconds) => ({
      'webhook-id': 'evt_1',
      'webhook-timestamp': String(at),
      'webhook-signature': signWebhook(secrets, 'evt_1', at, body),
    });
    const other = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;
    const secret = testSecret;
    expect(accepts(definition, { body, secret, headers: sign([secret]) })).toBe(true);
    expect(accepts(definition, { body, secret, headers: sign([other, secret]) })).toBe(true);
    expect(accepts(definition, { body, secret, headers: sign([other]) })).toBe(false);
    expect(accepts(definition, { body: `${body} `, secret, headers: sign([secret]) })).toBe(false);
    expect(accepts(definition, { body, secret, headers: sign([secret], seconds - 400) })).toBe(false);
    expect(accepts(definition, { body, secret, headers: { ...sign([secret]), 'webhook-id': 'evt_2' } })).toBe(false);
  });
});
