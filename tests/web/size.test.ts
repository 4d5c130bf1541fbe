import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  isDynamicEntry?: boolean;
}

const resolveBuilt = (...names: string[]) => resolveProjectPath('dist', 'web', ...names);
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(resolveBuilt('.vite', 'manifest.json'), 'utf8'));
const maxBytes = 100_000;

/** Returns the script files that a chunk needs, including its own file. */
function collectFiles(name: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (chunk === undefined || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collectFiles(imported, files);
  return files;
}

const pages = Object.keys(manifest).filter((name) => manifest[name]?.isDynamicEntry);

test.each(pages)('%s needs less than 100 kB of compressed script', (page) => {
  const files = [...new Set([...collectFiles('index.html'), ...collectFiles(page)])];
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(resolveBuilt(file))).length, 0);
  expect(bytes).toBeLessThan(maxBytes);
});

test('the manifest contains the pages', () => {
  expect(pages).toContain('src/indicator/IndicatorPage.tsx');
});
