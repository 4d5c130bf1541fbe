/*
 * Common parts of SDMX services: a series id is a flow and the codes of its dimensions, a call can fetch several series, and all response formats are read
 * the same way.
 */
import { createKeyedProvider, type SeriesGroup } from '../createKeyedProvider.js';
import type {
  CacheValidators,
  HttpRequest,
  HttpResponse,
  Provider,
  ProviderAccess,
  ProviderInfo,
  ProviderSeries,
  SeriesQuery,
} from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { readJson } from '../readJson.js';
import { readValidators } from '../readValidators.js';
import { findStatusFailure, toExcerpt } from '../responseFailure.js';
import { buildSdmxSeries } from './buildSdmxSeries.js';
import { createDataflowCatalogue, type DataflowList } from './createDataflowCatalogue.js';
import type { SdmxMessage, SdmxSeries } from './message.js';
import { readSdmxCsv } from './readSdmxCsv.js';
import { readSdmxJson } from './readSdmxJson.js';

/** The service-specific parts. */
export interface SdmxService {
  info: ProviderInfo;
  /** Pattern of the series ids, with the named groups `flow` and `key`. */
  idPattern: RegExp;
  /** Maximum number of series in a call. */
  maxSeriesPerCall: number;
  /** Whether the service keeps vintages and supports conditional requests, which take a call per series. */
  keepsVintages?: boolean;
  /** Builds the request for series of a flow: each dimension has one code, several, or an empty one. */
  buildRequest(baseUrl: string, flow: string, key: string[][], query: SeriesQuery): HttpRequest;
  /** The list of the data sets, for the catalogue. */
  dataflows: DataflowList;
  /** Returns a failure that is more specific than the status; the status is checked next. */
  findFailure(response: HttpResponse): ProviderFailure | undefined;
  /** Fetches names for the codes, if the message does not contain them. */
  addNames?(access: ProviderAccess, flow: string, message: SdmxMessage): Promise<SdmxMessage>;
  /** Adds service-specific facts to a series. */
  finish?(series: ProviderSeries, read: SdmxSeries, today: string): ProviderSeries;
}

interface ParsedGroup {
  message: SdmxMessage;
  validators: CacheValidators | undefined;
}

export function createSdmxProvider(service: SdmxService): Provider {
  const { info, maxSeriesPerCall, keepsVintages = false, finish } = service;
  const provider = createKeyedProvider<ParsedGroup>({
    info,
    maxSeriesPerCall,
    keepsVintages,
    parseId: (id) => parseSeriesId(service, id),
    fetchGroup: (access, group) => fetchGroup(service, access, group),
    buildSeries({ message, validators }, requested, { now }) {
      const { series, read } = buildSdmxSeries(info.title, message, requested, validators);
      return finish?.(series, read, now().toISOString().slice(0, 10)) ?? series;
    },
  });
  return { ...provider, catalogue: createDataflowCatalogue(service, service.dataflows) };
}

function parseSeriesId({ idPattern, info }: SdmxService, id: string) {
  const { flow, key } = idPattern.exec(id)?.groups ?? {};
  const codes = key?.split('.').map((code) => (code === '*' ? '' : code)) ?? [];
  if (flow !== undefined && codes.some((code) => code !== '')) return { family: flow, key: codes };
  throw new ProviderFailure(
    'invalid',
    `Invalid ${info.title} series id. Use the form ${info.exampleId}: a code for each dimension. Some codes may be left out.`,
  );
}

async function fetchGroup(service: SdmxService, access: ProviderAccess, group: SeriesGroup): Promise<ParsedGroup> {
  const { family, codes, queries } = group;
  const [query] = queries;
  // The validators of a response apply to all series in it.
  const isSingle = queries.length === 1;
  const read = (response: HttpResponse): ParsedGroup => {
    const message = parseResponse(service, response);
    assertRequestedFlow(service.info.title, message, family);
    return { message, validators: isSingle ? readValidators(response) : undefined };
  };
  const request = service.buildRequest(access.baseUrl, family, codes, query);
  const { message, validators } = await access.send(
    { ...request, ...(isSingle && { validators: query.validators }) },
    read,
  );
  return { message: (await service.addNames?.(access, family, message)) ?? message, validators };
}

/** The dataflow of a family is its name, or the second part: agency, dataflow, version. */
function assertRequestedFlow(title: string, { flows }: SdmxMessage, family: string): void {
  const id = family.split(',')[1] ?? family;
  const other = flows.find((flow) => !flow.split(/[^\w@]+/).includes(id));
  if (other === undefined) return;
  throw new ProviderFailure('malformed', `${title} returned data of ${toExcerpt(other)} instead of ${family}.`);
}

function parseResponse({ info, findFailure }: SdmxService, response: HttpResponse): SdmxMessage {
  const failure = findFailure(response) ?? findStatusFailure(info.title, response);
  if (failure) throw failure;
  if (response.status === 204) throw new ProviderFailure('not_found', `${info.title} has no data for this request.`);
  return isCsv(response) ? readSdmxCsv(response.text) : readSdmxJson(readJson(info.title, response));
}

function isCsv({ text }: HttpResponse): boolean {
  return /^[^\n<{[]*\bTIME_PERIOD\b[^\n]*\bOBS_VALUE\b/.test(text);
}
