import type { Logger } from 'pino';
import { maskSecrets } from './access/secretMask.js';
import { toApiError } from './toApiError.js';

/** Describes a failed call in words of the tools. A failure of the server is logged. */
export function describeToolFailure(failure: unknown, log: Logger | undefined): string {
  const error = toApiError(failure);
  if (error.cause !== undefined && error.status >= 500) log?.error({ err: error.cause }, 'A tool failed.');
  const suggestions = error.suggestions?.filter((one) => !error.message.includes(one)) ?? [];
  const near = suggestions.length > 0 ? ` Did you mean ${suggestions.slice(0, 5).join(', ')}?` : '';
  return maskSecrets(translateNames(error.message) + near);
}

/** The operations name their own parameters and paths, which tools have other names for. */
function translateNames(message: string): string {
  return message
    .replaceAll('`seriesId`', '`id`')
    .replaceAll('/v1/indicators/search', 'search_indicators')
    .replaceAll('/v1/countries lists all codes', 'use an ISO code such as DE, or EA for the euro area')
    .replaceAll('is not a parameter of this operation', 'is not an argument');
}
