import { Parser } from 'htmlparser2';

/** Elements within a line; all others part words. */
const inline = /^(a|abbr|b|bdi|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|time|u)$/;
/** Elements whose text nobody reads. */
const unread = /^(head|noscript|script|style|template|title)$/;

/** The text of a piece of HTML, in one line: no element, comment, script or control character is left of it. Cut after `most` characters. */
export function plainText(html: string, most: number): string {
  let text = '';
  let unreadDepth = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (unread.test(name)) unreadDepth += 1;
      if (!inline.test(name)) text += ' ';
    },
    onclosetag(name) {
      if (unread.test(name)) unreadDepth -= 1;
      if (!inline.test(name)) text += ' ';
    },
    ontext(part) {
      if (unreadDepth === 0) text += part;
    },
  });
  parser.end(html);
  return cut(text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim(), most);
}

function cut(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
