import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';

/** Where the documentation stands: the pages at the top, those of docs/, and those beside what they describe. */
const folders = ['.', 'docs', 'docs/decisions', 'sdk', 'data'];

/** Every page of the documentation, by its path from the top of the project. */
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

/** The fenced blocks of a page, in order. */
export function parseCodeBlocks(page: string): CodeBlock[] {
  const fences = page.matchAll(/^```(\w*)\n(.*?)^```$/gms);
  return Array.from(fences, ([, language = '', text = '']) => ({ language, text }));
}

/** What a page says outside its fenced blocks. */
export function removeCodeBlocks(page: string): string {
  return page.replace(/^```.*?^```$/gms, '');
}

/** The rows of the tables under a heading, without their header rows; cells without backticks. */
export function readTable(page: string, heading: string): string[][] {
  const [, after] = `\n${page}`.split(`\n${heading}\n`);
  if (after === undefined) throw new Error(`There is no heading "${heading}".`);
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

/** The links of a page to files of the project, each as the file's path and, if any, the heading's anchor. */
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

/** The anchors that the headings of a page give. */
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
