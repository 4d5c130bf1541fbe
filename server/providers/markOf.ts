import type { Answer, AnswerMark } from './provider.js';

/** The mark of an answer; undefined where it has none. */
export function markOf({ headers }: Answer): AnswerMark | undefined {
  const mark = { etag: headers.get('etag'), lastModified: headers.get('last-modified') };
  return mark.etag === null && mark.lastModified === null ? undefined : mark;
}
