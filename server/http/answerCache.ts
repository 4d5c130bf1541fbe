import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { preferredType } from './preferredType.js';
import type { StoredAnswer } from './storedAnswer.js';

interface Kept {
  answer: StoredAnswer;
  library: number;
  day: string;
}

/**
 * Answers that the whole chain has validated and made once, by what was asked. Each holds for one version of the library
 * and one day; the least recently used go when the cache is full.
 */
export class AnswerCache {
  readonly #kept: LRUCache<string, Kept>;

  constructor(megabytes: number) {
    this.#kept = new LRUCache({
      maxSize: megabytes * 1024 * 1024,
      // A compressed copy may join the body later; the request's text and the bookkeeping take some too.
      sizeCalculation: ({ answer }) => answer.body.length * 2 + 1024,
    });
  }

  find(request: IncomingMessage, library: number, day: string): StoredAnswer | undefined {
    const kept = this.#kept.get(nameOf(request));
    return kept !== undefined && kept.library === library && kept.day === day ? kept.answer : undefined;
  }

  keep(request: IncomingMessage, answer: StoredAnswer, library: number, day: string): void {
    this.#kept.set(nameOf(request), { answer, library, day });
  }
}

function nameOf(request: IncomingMessage): string {
  return `${preferredType(request)} ${request.url}`;
}
