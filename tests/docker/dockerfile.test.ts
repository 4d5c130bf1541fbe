import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { settings } from '../../server/config.js';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';

const readText = (name: string) => readFileSync(resolveProjectPath(name), 'utf8');
const dockerfile = readText('Dockerfile');
const composeFiles = ['compose.yaml', 'compose.sqlite.yaml'];

/** What the last stage of the Dockerfile copies. */
const copied = [...dockerfile.matchAll(/^COPY --from=build (.+)$/gm)].flatMap(([, paths = '']) =>
  paths
    .split(' ')
    .slice(0, -1)
    .map((path) => path.replace('/app/', '')),
);

function* listFiles(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* listFiles(path);
    else if (path.endsWith('.ts')) yield path;
  }
}

it('the image has each file of the project that the server reads', () => {
  const read = [...listFiles(resolveProjectPath('server'))].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/resolveProjectPath\(((?:'[^']+'(?:, )?)+)\)/g)].map(([, names = '']) =>
      names.replaceAll("'", '').split(', ').join('/'),
    ),
  );
  expect(read.length).toBeGreaterThan(10);
  expect(read.filter((path) => !copied.some((one) => `${path}/`.startsWith(`${one}/`)))).toEqual([]);
});

it('the build context has each file that the build copies or needs', () => {
  const ignored = readText('.dockerignore').split('\n');
  for (const path of [...copied, 'scripts', 'sdk', 'server', 'web', 'tsconfig.build.json', '.npmrc']) {
    const [first = ''] = path.split('/');
    if (['dist', 'node_modules'].includes(first)) continue;
    expect([first, ignored.includes(`!${first}`)]).toEqual([first, true]);
  }
});

it('the image runs as a user without rights, starts without a shell, and checks itself', () => {
  expect(dockerfile).toMatch(/^USER 1000:1000$/m);
  const options = '"--max-semi-space-size=16", "--no-allocation-site-pretenuring"';
  expect(dockerfile.split('\n')).toContain(`CMD ["node", ${options}, "dist/server/main.js"]`);
  expect(dockerfile).toMatch(/HEALTHCHECK .*CMD \["almanac", "ready"\]$/m);
});

it('the server is started everywhere with the same options of Node', () => {
  const options = ['--max-semi-space-size=16', '--no-allocation-site-pretenuring'];
  const starts = ['package.json', 'docs/docker.md', 'docs/self-hosting.md', 'scripts/tryImage.sh'].flatMap((name) => [
    ...readText(name).matchAll(/\bnode((?: --[^ ]+)*) dist\/server\/main\.js/g),
  ]);
  expect(starts.length).toBeGreaterThanOrEqual(6);
  expect(starts.filter(([, found]) => found !== ` ${options.join(' ')}`)).toEqual([]);
  expect(readText('scripts/bench/almanacServer.ts')).toContain(`['${options.join("', '")}']`);
});

describe.each(composeFiles)('%s', (name) => {
  const services: Record<string, Record<string, unknown>> = parse(readText(name), { merge: true }).services;
  const ours = Object.values(services).filter(({ build }) => build !== undefined);

  it('sets only settings that exist, and no secret has a default', () => {
    for (const { environment } of ours) {
      const entries = Object.entries(environment as Record<string, string>);
      expect(entries.filter(([setting]) => !(setting in settings))).toEqual([]);
      for (const [setting, value] of entries)
        if (/SECRET|PASSWORD/.test(setting + value)) expect(value).toMatch(/\$\{\w+:\?Set it in \.env/);
    }
  });

  it('runs every node on a read-only file system without capabilities', () => {
    for (const service of ours)
      expect(service).toMatchObject({
        init: true,
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
  });

  it('stops a node only after it has completed its requests', () => {
    for (const { stop_grace_period: period, command } of ours) {
      if (command !== undefined) continue;
      expect(Number.parseInt(String(period), 10)).toBeGreaterThan(10);
    }
  });
});

it('the nodes start after the database is migrated, which happens once', () => {
  const { services } = parse(readText('compose.yaml'), { merge: true });
  expect(services.migrate).toMatchObject({ command: ['almanac', 'migrate'] });
  for (const node of ['node-1', 'node-2'])
    expect(services[node].depends_on.migrate).toEqual({ condition: 'service_completed_successfully' });
});
