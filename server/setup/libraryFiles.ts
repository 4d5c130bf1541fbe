import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** An observation file and its title, for the progress. */
export interface ObservationFile {
  path: string;
  title: string;
}

/** A line of an observation file, and the name of its series. */
export interface SeriesLine {
  name: string;
  text: string;
}

const lineBreak = 0x0a;
const namePattern = /^\{"series":"([^"\\]+)"/;

/** Lists the observation files in the order of `catalogue/files.json`, and then those that it does not list, by name. */
export function listObservationFiles(
  folder: string,
  names = readdirSync(join(folder, 'observations')),
): ObservationFile[] {
  const list = join(folder, 'catalogue', 'files.json');
  const listed: { file: string; title: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const unlisted = names.filter((name) => listed.every(({ file }) => file !== name)).sort();
  const ordered = [
    ...listed.filter(({ file }) => names.includes(file)),
    ...unlisted.map((name) => ({ file: name, title: name })),
  ];
  return ordered.map(({ file, title }) => ({ path: join(folder, 'observations', file), title }));
}

/** Reads the lines of an observation file one by one, without parsing them. */
export function* iterateLines({ path }: ObservationFile): Generator<SeriesLine> {
  const content = gunzipSync(readFileSync(path));
  for (let start = 0; start < content.length; ) {
    const found = content.indexOf(lineBreak, start);
    const end = found === -1 ? content.length : found;
    const text = content.toString('utf8', start, end);
    const name = namePattern.exec(text)?.[1];
    if (name === undefined) throw new Error(`${path}: a line does not begin with the name of a series.`);
    yield { name, text };
    start = end + 1;
  }
}

/** Computes a digest of all files of the library. */
export function computeFingerprint(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/^(catalogue|observations)\b.*\.(json|gz)$/.test(name))
      hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex');
}
