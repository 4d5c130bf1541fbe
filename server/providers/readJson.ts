import type { HttpResponse } from './provider.js';
import { ProviderFailure } from './providerFailure.js';

/** Reads a body as JSON. Throws a ProviderFailure for anything else; HTML where data should be is often a passing trouble of a gateway. */
export function readJson(title: string, { text, contentType }: HttpResponse): unknown {
  if (text.trim() === '') throw new ProviderFailure('unavailable', `${title} answered nothing.`, { transient: true });
  try {
    return JSON.parse(text);
  } catch (cause) {
    const isHtml = contentType === 'text/html' || /^\s*<(!doctype|html)/i.test(text);
    if (isHtml)
      throw new ProviderFailure('unavailable', `${title} answered a page instead of data.`, { transient: true });
    throw new ProviderFailure('malformed', `${title} answered what is not JSON.`, { cause });
  }
}
