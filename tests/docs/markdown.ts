import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';

/** Folders with documentation pages. */
const folders = ['.', 'docs', 'docs/decisions', 'sdk', 'data'];

/** Paths of all documentation pages, relative to the project root. */
export const pages: string[] = folders
  .flatMap((folder) => readdirSync(resolveProjectPath(folder)).map((name) => join(folder, name)))
  .filter((path) => path.endsWith('.md'));

export function readPage(path: string): string {
  return readFileSync(resolveProjectPath(path), 'utf8');
}

export interface CodeBlock {
  language: string;
  text: string;
}

/** Returns the fenced code blocks of a page, in order. */
export function parseCodeBlocks(page: string): CodeBlock[] {
  const fences = page.matchAll(/^```(\w*)\n(.*?)^```$/gms);
  return Array.from(fences, ([, language = '', text = '']) => ({ language, text }));
}

/** Returns a page without its fenced code blocks. */
export function removeCodeBlocks(page: string): string {
  return page.replace(/^```.*?^```$/gms, '');
}

/** Returns the rows of all tables under a heading, without header rows and backticks. */
export function readTable(page: string, heading: string): string[][] {
  const [, after] = `\n${page}`.split(`\n${heading}\n`);
  if (after === undefined) throw new Error(`Heading not found: "${heading}".`);
  const section = after.split(/^#/m)[0] ?? '';
  const lines = section.split('\n');
  const isRule = (line: string | undefined) => line !== undefined && /^\|[\s:|-]+\|$/.test(line);
  const rows = lines.filter((line, index) => line.startsWith('|') && !isRule(line) && !isRule(lines[index + 1]));
  return rows.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

/** Lists the links of a page to project files, with the anchor of the heading if present. */
export function listLinks(path: string): { file: string; anchor: string | undefined }[] {
  const targets = Array.from(
    removeCodeBlocks(readPage(path)).matchAll(/\]\(([^)\s]+)\)/g),
    ([, target = '']) => target,
  );
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [file = '', anchor] = target.split('#');
      return { file: file === '' ? path : join(dirname(path), file), anchor };
    });
}

/** Lists the anchors of the headings of a page. */
export function listAnchors(path: string): string[] {
  const headings = Array.from(removeCodeBlocks(readPage(path)).matchAll(/^#+ (.+)$/gm), ([, heading = '']) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

export function isFile(path: string): boolean {
  return existsSync(resolveProjectPath(path));
}
