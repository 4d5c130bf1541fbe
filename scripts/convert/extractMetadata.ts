import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExtractError } from './extractError.js';

/** Reads `<name>.meta.json`. Does not check its fields. */
export function readExtractMetadata<T>(folder: string, name: string): T {
  const path = join(folder, `${name}.meta.json`);
  if (!existsSync(path)) throw new ExtractError(path, 0, 'the file is missing');
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch (error) {
    throw new ExtractError(path, 0, (error as Error).message);
  }
}
