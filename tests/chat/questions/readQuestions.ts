import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Schemas } from '../../../server/schemas.js';

/** A tool call that a good model makes. `error` is part of the message if the call is expected to fail. */
export interface ExpectedCall {
  name: string;
  arguments: Record<string, unknown>;
  error?: string;
}

/** A value that the answer has to cite. Only the given fields are compared. */
export type ExpectedValue = Pick<Schemas['ChatValue'], 'value'> &
  Partial<Pick<Schemas['ChatValue'], 'date' | 'unit' | 'vintage' | 'indicator' | 'country' | 'trust' | 'field'>>;

export interface Question {
  text: string;
  /** The day to which the conversation is fixed. */
  asOf?: string;
  /** In order. */
  calls: ExpectedCall[];
  /** Empty if the library does not hold the answer, or if the answer is a day. */
  values: ExpectedValue[];
  /** Days that the answer has to name. */
  days?: string[];
  /** How the last call tells that the library does not hold the answer: by a field of its result, without values, or by failing. */
  says?: 'notHeld' | 'unmatchedWords' | 'note' | 'noValues' | 'error';
}

export interface NamedQuestion extends Question {
  /** The name of the file. */
  kind: string;
  /** The kind and the position in its file. */
  name: string;
}

/** Reads the questions on a part of the bundled library: `core` on the core files of tests, `world` on the others. */
export function readQuestions(library: 'core' | 'world'): NamedQuestion[] {
  const folder = new URL(`${library}/`, import.meta.url);
  return readdirSync(fileURLToPath(folder))
    .sort()
    .flatMap((file) => {
      const kind = file.replace('.json', '');
      const questions: Question[] = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
      return questions.map((question, index) => ({ ...question, kind, name: `${kind} ${index + 1}` }));
    });
}
