/** A text and the encoding that it was decoded from. */
export interface DecodedText {
  text: string;
  encoding: string;
}

/** Byte-order marks, which say more than any declaration. */
const marks: [string, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * Decodes bytes by their byte-order mark, otherwise by the declared encoding if it is known and the bytes are valid in it, otherwise as UTF-8 if they are
 * valid, otherwise as windows-1252, in which all bytes are valid.
 */
export function decodeText(bytes: Uint8Array, declared?: string): DecodedText {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];
  for (const encoding of [marked, declared, 'utf-8']) {
    const decoded = encoding === undefined ? undefined : tryDecode(bytes, encoding);
    if (decoded !== undefined) return decoded;
  }
  return { text: decodeWindows1252(bytes), encoding: 'windows-1252' };
}

/** Whether text can be decoded from an encoding, by its name. */
export function isKnownEncoding(label: string): boolean {
  try {
    return new TextDecoder(label) !== undefined;
  } catch {
    return false;
  }
}

function tryDecode(bytes: Uint8Array, label: string): DecodedText | undefined {
  try {
    const decoder = new TextDecoder(label, { fatal: true });
    const { encoding } = decoder;
    return { text: encoding === 'windows-1252' ? decodeWindows1252(bytes) : decoder.decode(bytes), encoding };
  } catch {
    return undefined;
  }
}

/** The characters of the bytes from 0x80 to 0x9f. */
const special = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The decoder of Node reads windows-1252 as ISO 8859-1, whose characters from 0x80 to 0x9f are control characters. */
function decodeWindows1252(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1252').decode(bytes);
  return text.replace(/[\u0080-\u009f]/g, (character) => special[character.charCodeAt(0) - 0x80] ?? character);
}
