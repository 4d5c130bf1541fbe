import {
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  ResourceNotFoundError,
} from '@modelcontextprotocol/server';
import type { Logger } from 'pino';
import { contract } from '../contractFile.js';
import { describeToolFailure } from '../describeToolFailure.js';
import { ApiError } from '../errors.js';
import { describeIndicator } from '../tools/describeIndicator.js';
import { getCalendar } from '../tools/getCalendar.js';
import { getObservations } from '../tools/getObservations.js';
import type { ToolContext } from '../tools/tool.js';

const mimeType = 'application/json';
const indicatorUri = /^almanac:\/\/indicators\/([^/?#]+)(?:\?(.*))?$/;
/** Values of an indicator's resource, beside its description. */
const valueCount = 40;

export function listResources() {
  return [
    {
      uri: 'almanac://calendar',
      name: 'calendar',
      title: 'Release calendar',
      description: 'The next releases of economic data.',
      mimeType,
    },
    {
      uri: 'almanac://contract',
      name: 'contract',
      title: 'API contract',
      description: 'The operations of the API, and where to read their full description.',
      mimeType,
    },
  ];
}

export function listResourceTemplates() {
  return [
    {
      uriTemplate: 'almanac://indicators/{slug}{?vintage,country}',
      name: 'indicator',
      title: 'Indicator',
      description: 'What an indicator measures, its quality and its newest values, as of a day.',
      mimeType,
    },
  ];
}

/** Reads a resource. It is made by the tools, and so has their limits. */
export async function readResource(
  context: ToolContext,
  uri: string,
  log: Logger | undefined,
): Promise<ReadResourceResult> {
  const text = JSON.stringify(await readContents(context, uri).catch((failure) => rethrow(failure, uri, log)));
  return { contents: [{ uri, mimeType, text }] };
}

async function readContents(context: ToolContext, uri: string): Promise<object> {
  if (uri === 'almanac://calendar') return (await getCalendar.run(context, {})).data;
  if (uri === 'almanac://contract') return describeContract(context);
  const [, slug, search] = indicatorUri.exec(uri) ?? [];
  if (slug === undefined) throw new ResourceNotFoundError(uri);
  const { vintage, country, ...others } = Object.fromEntries(new URLSearchParams(search));
  if (Object.keys(others).length > 0) throw new ResourceNotFoundError(uri);
  const id = decodeSlug(slug, uri);
  const asOf = vintage === undefined ? {} : { vintage };
  const described = await describeIndicator.run(context, { id, ...(country && { country }), ...asOf });
  const place = (described.data as { country: string }).country;
  const observed = await getObservations.run(context, { id: [id], country: [place], limit: valueCount, ...asOf });
  const [{ values } = { values: [] }] = (observed.data as { series: { values: unknown[] }[] }).series;
  return { ...described.data, values };
}

function decodeSlug(slug: string, uri: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    throw new ResourceNotFoundError(uri);
  }
}

/** Lists the operations. The contract itself is longer than a client reads at once. */
function describeContract({ publicUrl }: ToolContext): object {
  const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${operationId}: ${method.toUpperCase()} ${path}`),
  );
  return { openapi: `${publicUrl}/openapi.yaml`, operations };
}

function rethrow(failure: unknown, uri: string, log: Logger | undefined): never {
  if (failure instanceof ProtocolError) throw failure;
  const message = describeToolFailure(failure, log);
  if (failure instanceof ApiError && failure.status === 404) throw new ResourceNotFoundError(uri, message);
  const code = failure instanceof ApiError ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError;
  throw new ProtocolError(code, message, { uri });
}
