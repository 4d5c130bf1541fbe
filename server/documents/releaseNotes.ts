/** A version of the program and its changes as HTML. */
export interface ReleaseNote {
  /** A version number, or "Unreleased". */
  version: string;
  /** The release date; null if the heading has none. */
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

/** Returns each paragraph and list item as one line. An indented line continues the previous one. */
function splitBlocks(lines: string[]): string[] {
  const text = lines.join('\n').replace(/\n +/g, ' ');
  return text.split('\n').filter((line) => line.trim() !== '');
}

function toHtml(block: string): string {
  if (block.startsWith('### ')) return `<h3>${renderInline(block.slice(4))}</h3>`;
  return block.startsWith('- ') ? `<ul><li>${renderInline(block.slice(2))}</li></ul>` : `<p>${renderInline(block)}</p>`;
}

/** Renders code and links. A link to a project file would not work in a feed, so only its text is kept. */
function renderInline(markdown: string): string {
  return markdown
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\[([^\]]+)\]\((https?:[^)]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}
