/** A version of the program, with what is new in it as HTML. */
export interface ReleaseNote {
  /** "Unreleased" for what no version has yet. */
  version: string;
  /** The day it was released, where its heading says so. */
  date: string | null;
  html: string;
}

/** Parses a Markdown changelog, in its order: headings `## 1.1.0` or `## 1.1.0 - 2026-12-01`, each with groups (`###`), lists and paragraphs. */
export function parseReleaseNotes(markdown: string): ReleaseNote[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      const [, version = heading, date = null] = /^(\S+)(?: - (\d{4}-\d{2}-\d{2}))?\s*$/.exec(heading) ?? [];
      return { version, date, html: splitBlocks(lines).map(toHtml).join('\n').replaceAll('</ul>\n<ul>', '\n') };
    });
}

/** Paragraphs and points, each in one line: a line that is indented goes on with the one before. */
function splitBlocks(lines: string[]): string[] {
  const text = lines.join('\n').replace(/\n +/g, ' ');
  return text.split('\n').filter((line) => line.trim() !== '');
}

function toHtml(block: string): string {
  if (block.startsWith('### ')) return `<h3>${renderInline(block.slice(4))}</h3>`;
  return block.startsWith('- ') ? `<ul><li>${renderInline(block.slice(2))}</li></ul>` : `<p>${renderInline(block)}</p>`;
}

/** Code and links; those to files of the project lead nowhere from a feed, and are left as their text. */
function renderInline(markdown: string): string {
  return markdown
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\[([^\]]+)\]\((https?:[^)]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}
