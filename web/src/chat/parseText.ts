/** A part of an answer: text of the model, or a value that the server wrote, with its reference. */
interface Part {
  text: string;
  ref: string | null;
}

/** A piece of a line. */
export interface Piece extends Part {
  isBold: boolean;
}

/** A paragraph with its lines, or a list with its items. */
export interface Block {
  kind: 'paragraph' | 'list';
  lines: Piece[][];
}

const boldMark = '**';
const itemMark = /^\s*- /;

/** Parses the text of an answer. Only paragraphs, `**bold**` and lines that begin with `- ` have a meaning; everything else is shown as it is. */
export function parseText(parts: readonly Part[]): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const line of splitLines(parts)) {
    const first = line[0];
    if (line.every(({ text }) => text.trim() === '')) {
      isOpen = false;
      continue;
    }
    const isItem = first !== undefined && first.ref === null && itemMark.test(first.text);
    const kind = isItem ? 'list' : 'paragraph';
    const pieces = markBold(isItem ? [{ ...first, text: first.text.replace(itemMark, '') }, ...line.slice(1)] : line);
    const last = blocks.at(-1);
    if (isOpen && last?.kind === kind) last.lines.push(pieces);
    else blocks.push({ kind, lines: [pieces] });
    isOpen = true;
  }
  return blocks;
}

function splitLines(parts: readonly Part[]): Part[][] {
  const lines: Part[][] = [[]];
  for (const part of parts) {
    const [first = '', ...others] = part.ref === null ? part.text.split('\n') : [part.text];
    // Without empty pieces, a line begins with its first character.
    if (first !== '') lines.at(-1)?.push({ ...part, text: first });
    for (const text of others) lines.push(text === '' ? [] : [{ text, ref: null }]);
  }
  return lines;
}

/** Splits the text of the model at `**`. A mark without a partner on its line is text. */
function markBold(line: readonly Part[]): Piece[] {
  let marksLeft = line.reduce((sum, { text, ref }) => sum + (ref === null ? text.split(boldMark).length - 1 : 0), 0);
  marksLeft -= marksLeft % 2;
  let isBold = false;
  const pieces = line.flatMap(({ text, ref }): Piece[] => {
    if (ref !== null) return [{ text, ref, isBold }];
    return text.split(boldMark).map((piece, index) => {
      if (index === 0) return { text: piece, ref, isBold };
      if (marksLeft === 0) return { text: boldMark + piece, ref, isBold };
      marksLeft -= 1;
      isBold = !isBold;
      return { text: piece, ref, isBold };
    });
  });
  return pieces.filter(({ text }) => text !== '');
}
