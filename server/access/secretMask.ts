/** What a mask looks for, and what it writes instead. */
interface Rule {
  pattern: RegExp;
  replacement: string;
}

/** A key, also in the wrong case. Without its first letter only if it is long, because `%4` before a key takes that letter. */
const keyRule: Rule = { pattern: /alm_[0-9a-z]+|lm_[0-9a-z]{30,}/gi, replacement: 'alm_…' };

/** A token of a session or of a mailed link is base64url of 43 characters. A `%` before it can take up to six: `%25D0`. */
const minTokenLength = 37;

/** Ids and hashes have no upper-case letter. */
const tokenRule: Rule = {
  pattern: new RegExp(String.raw`(?<![\w-])(?=[\w-]*[A-Z])[\w-]{${minTokenLength},}(?![\w-])`, 'g'),
  replacement: '[redacted]',
};

/** A secret that signs webhooks. */
const webhookRule: Rule = { pattern: /whsec_[0-9a-z+/=]+/gi, replacement: 'whsec_…' };

/** A text that one of the rules above changes matches one of these or has a long word, as it is or decoded. */
const suspicions = ['lm_[0-9a-z]', 'whsec_'];

/** A secret that is a word, a number or short can be a field of a log line or a part of its text. */
const ordinaryText = /^(?:.{1,7}|[a-z]{1,15}|[0-9]{1,15})$/isu;

/** What stands before a secret in a text that names it: `?password=`, `"pass":"`, `api_key: `. */
const nameOfSecret = /(?<=(?:pass(?:word)?|key|secret|token)["'\\]{0,2} ?[:=] ?["'\\]{0,2})/.source;
const userOfUrl = /(?<=:\/\/[^\s:@/"]*:)/.source;

/**
 * Creates a function that replaces secrets in a text: API keys, tokens of sessions and mailed links, secrets of webhooks, and the given secrets.
 * It finds them in any case of letters and percent-encoded in any way: partly, wholly or several times. A given secret
 * that is an ordinary text is replaced only where a URL or a field names it, so that no other text is lost.
 */
export function createSecretMask(secrets: readonly string[] = []): (text: string) => string {
  const patterns = secrets.filter((secret) => secret !== '').flatMap(listPatterns);
  const secretRule: Rule = { pattern: new RegExp(patterns.join('|'), 'gi'), replacement: '[redacted]' };
  const rules = [...(patterns.length > 0 ? [secretRule] : []), keyRule, webhookRule, tokenRule];
  // Most texts contain nothing that a rule could match, which takes less time to find out than to apply each rule.
  const suspicion = new RegExp([...patterns, ...suspicions].join('|'), 'i');
  const mayContain = (text: string) => suspicion.test(text) || hasLongWord(text);
  const isSuspect = (text: string) => mayContain(text) || (text.includes('%') && mayContain(decode(text).decoded));
  return (text) => (isSuspect(text) ? rules.reduce(applyRule, text) : text);
}

/**
 * Whether a text contains a word that is long enough for a token. Such a word covers an index that is a multiple of that length, so
 * only the words at these indexes are read.
 */
function hasLongWord(text: string): boolean {
  for (let index = 0; index < text.length; index += minTokenLength) {
    let end = index;
    while (isWordCharacter(text.charCodeAt(end)) && end - index < minTokenLength) end += 1;
    if (end === index) continue;
    let start = index;
    while (isWordCharacter(text.charCodeAt(start - 1)) && end - start < minTokenLength) start -= 1;
    if (end - start === minTokenLength) return true;
  }
  return false;
}

/** Whether a character is a letter, a digit, a hyphen or an underscore. */
function isWordCharacter(code: number): boolean {
  const lower = code | 0x20;
  return (lower >= 0x61 && lower <= 0x7a) || (code >= 0x30 && code <= 0x39) || code === 0x2d || code === 0x5f;
}

/** Replaces API keys, tokens and secrets of webhooks. */
export const maskSecrets = createSecretMask();

function listPatterns(secret: string): string[] {
  const patterns = listSpellings(secret).map(toPattern);
  if (!ordinaryText.test(secret)) return patterns;
  return patterns.flatMap((pattern) => [`${nameOfSecret}${pattern}`, `${userOfUrl}${pattern}(?=@)`]);
}

/**
 * A secret as it is, with `+` for spaces as in a query, and with the bytes of its UTF-8 encoding as characters, as `decode`
 * returns them.
 */
function listSpellings(secret: string): string[] {
  return [...new Set([secret, secret.replaceAll(' ', '+'), Buffer.from(secret, 'utf8').toString('latin1')])];
}

/** Returns a pattern that matches a text, also where JSON has a backslash before a quote or backslash. */
function toPattern(text: string): string {
  return text.replace(/[^0-9A-Za-z]/g, (letter) => {
    const escaped = `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return letter === '"' || letter === '\\' ? `\\\\?${escaped}` : escaped;
  });
}

/** A part of a text, from `start` up to `end`, exclusive. */
interface Range {
  start: number;
  end: number;
}

/** Replaces the matches in a text as it is and as it reads decoded. Where they overlap, they become one. */
function applyRule(text: string, { pattern, replacement }: Rule): string {
  if (!text.includes('%')) return text.replace(pattern, replacement);
  const { decoded, starts } = decode(text);
  const encoded = listMatches(decoded, pattern).map(({ start, end }) => ({
    start: starts[start] ?? text.length,
    end: starts[end] ?? text.length,
  }));
  let result = '';
  let end = 0;
  for (const range of [...listMatches(text, pattern), ...encoded].sort((left, right) => left.start - right.start)) {
    if (range.start >= end) result += text.slice(end, range.start) + replacement;
    end = Math.max(end, range.end);
  }
  return result + text.slice(end);
}

function listMatches(text: string, pattern: RegExp): Range[] {
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => ({ start: index, end: index + match.length }));
}

/**
 * Undoes percent-encoding until none is left, in one pass: whatever it decodes can complete another `%XX`. Returns the
 * decoded text, and where each of its characters starts in `text`.
 */
function decode(text: string): { decoded: string; starts: number[] } {
  const letters: string[] = [];
  const starts: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    letters.push(text.charAt(index));
    starts.push(index);
    for (let code = readEncodedByte(letters); code !== undefined; code = readEncodedByte(letters)) {
      letters.splice(-3, 3, String.fromCharCode(code));
      starts.splice(-2, 2);
    }
  }
  return { decoded: letters.join(''), starts };
}

/** Returns the byte that the last three letters encode as `%XX`; undefined if they do not. */
function readEncodedByte(letters: string[]): number | undefined {
  if (letters.at(-3) !== '%') return undefined;
  const digits = `${letters.at(-2)}${letters.at(-1)}`;
  return /^[0-9a-f]{2}$/i.test(digits) ? Number.parseInt(digits, 16) : undefined;
}
