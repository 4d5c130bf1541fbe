import { PreparedList } from '../preparedList.js';
import { takeTurn } from '../takeTurn.js';

/** Number of characters to serialize in one iteration of the event loop. */
const charactersPerTurn = 200_000;
const maxElementsPerPart = 1_000;

/**
 * Serializes a JSON body. Serializes the lists among its fields in parts and takes a turn after each 200,000 characters,
 * so that a page of 100,000 rows does not hold up other requests.
 */
export async function serializeJson(body: unknown): Promise<Buffer> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return Buffer.from(JSON.stringify(body));
  const parts: Buffer[] = [];
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    parts.push(Buffer.from(`${parts.length === 0 ? '{' : ','}${JSON.stringify(name)}:`));
    if (value instanceof PreparedList) addPrepared(parts, value);
    else if (Array.isArray(value) && value.length > 1) await addList(parts, value);
    else parts.push(Buffer.from(JSON.stringify(value)));
  }
  parts.push(Buffer.from(parts.length === 0 ? '{}' : '}'));
  return Buffer.concat(parts);
}

function addPrepared(parts: Buffer[], list: PreparedList<unknown>): void {
  for (const [index, part] of list.parts.entries()) parts.push(Buffer.from(index === 0 ? '[' : ','), part);
  parts.push(Buffer.from(list.parts.length === 0 ? '[]' : ']'));
}

/**
 * Adds a list. The first part has one element; its size determines how many the others have. Elements with lists of their own
 * differ in size, so each is a part.
 */
async function addList(parts: Buffer[], list: unknown[]): Promise<void> {
  const maxElements = Object.values(list[0] ?? {}).some(Array.isArray) ? 1 : maxElementsPerPart;
  let charactersInTurn = 0;
  let size = 1;
  for (let start = 0; start < list.length; ) {
    const part = list.slice(start, start + size);
    const text = JSON.stringify(part).slice(1, -1);
    parts.push(Buffer.from(`${start === 0 ? '[' : ','}${text}`));
    start += part.length;
    charactersInTurn += text.length;
    size = Math.min(maxElements, Math.ceil((charactersPerTurn * part.length) / text.length));
    if (charactersInTurn < charactersPerTurn) continue;
    await takeTurn();
    charactersInTurn = 0;
  }
  parts.push(Buffer.from(']'));
}
