import type { HttpResponse } from './provider.js';
import { ProviderFailure } from './providerFailure.js';

/** Parses a body as JSON. Throws a ProviderFailure otherwise; it is transient for HTML, which usually comes from a gateway. */
export function readJson(title: string, { text, contentType }: HttpResponse): unknown {
  if (text.trim() === '')
    throw new ProviderFailure('unavailable', `${title} returned an empty response.`, { transient: true });
  try {
    return JSON.parse(text);
  } catch (cause) {
    const isHtml = contentType === 'text/html' || /^\s*<(!doctype|html)/i.test(text);
    if (isHtml)
      throw new ProviderFailure('unavailable', `${title} returned a web page instead of data.`, { transient: true });
    throw new ProviderFailure('malformed', `${title} returned a response that is not JSON.`, { cause });
  }
}
