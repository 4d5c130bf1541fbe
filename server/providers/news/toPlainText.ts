import { Parser } from 'htmlparser2';

/** Inline elements; all others separate words. */
const inline = /^(a|abbr|b|bdi|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|time|u)$/;
/** Elements whose text is not displayed. */
const hidden = /^(head|noscript|script|style|template|title)$/;

/** Converts HTML to one line of text of at most `maxLength` characters, without elements, comments, scripts or control characters. */
export function toPlainText(html: string, maxLength: number): string {
  let text = '';
  let hiddenDepth = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (hidden.test(name)) hiddenDepth += 1;
      if (!inline.test(name)) text += ' ';
    },
    onclosetag(name) {
      if (hidden.test(name)) hiddenDepth -= 1;
      if (!inline.test(name)) text += ' ';
    },
    ontext(part) {
      if (hiddenDepth === 0) text += part;
    },
  });
  parser.end(html);
  return truncate(text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim(), maxLength);
}

function truncate(text: string, maxLength: number): string {
  const characters = [...text];
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength - 1).join('')}…`;
}
