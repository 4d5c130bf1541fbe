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
  const output = new Output();
  let separator = '{';
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    output.addText(`${separator}${JSON.stringify(name)}:`);
    separator = ',';
    if (value instanceof PreparedList) addPrepared(output, value);
    else if (Array.isArray(value) && value.length > 1) await addList(output, value);
    else output.addText(JSON.stringify(value));
    if (output.isTurnOver) await output.endTurn();
  }
  output.addText(separator === '{' ? '{}' : '}');
  return output.toBuffer();
}

/** Collects text and bytes. Adjacent texts become bytes together, which takes less time than each alone. */
class Output {
  readonly #buffers: Buffer[] = [];
  #text = '';

  addText(text: string): void {
    this.#text += text;
  }

  addBytes(bytes: Buffer): void {
    this.#flush();
    this.#buffers.push(bytes);
  }

  get isTurnOver(): boolean {
    return this.#text.length >= charactersPerTurn;
  }

  endTurn(): Promise<void> {
    this.#flush();
    return takeTurn();
  }

  toBuffer(): Buffer {
    this.#flush();
    return Buffer.concat(this.#buffers);
  }

  #flush(): void {
    if (this.#text !== '') this.#buffers.push(Buffer.from(this.#text));
    this.#text = '';
  }
}

function addPrepared(output: Output, { parts }: PreparedList<unknown>): void {
  for (const [index, part] of parts.entries()) {
    output.addText(index === 0 ? '[' : ',');
    output.addBytes(part);
  }
  output.addText(parts.length === 0 ? '[]' : ']');
}

/**
 * Adds a list. The first part has one element; its size determines how many the others have. Elements with lists of their own
 * differ in size, so each is a part.
 */
async function addList(output: Output, list: unknown[]): Promise<void> {
  const maxElements = Object.values(list[0] ?? {}).some(Array.isArray) ? 1 : maxElementsPerPart;
  let size = 1;
  for (let start = 0; start < list.length; ) {
    const part = list.slice(start, start + size);
    const text = JSON.stringify(part).slice(1, -1);
    output.addText(`${start === 0 ? '[' : ','}${text}`);
    start += part.length;
    size = Math.min(maxElements, Math.ceil((charactersPerTurn * part.length) / text.length));
    if (output.isTurnOver) await output.endTurn();
  }
  output.addText(']');
}
