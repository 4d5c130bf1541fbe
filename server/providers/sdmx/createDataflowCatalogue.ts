import type { CatalogueEntry } from '../../series/catalogueEntry.js';
import { maxDescriptionLength, shorten, toOneLine } from '../catalogueTexts.js';
import type { HttpResponse, ProviderAccess, ProviderCatalogue, ProviderInfo } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { findStatusFailure } from '../responseFailure.js';
import { type Dataflow, readDataflows } from './readDataflows.js';

/** The list of the data sets of an SDMX service. */
export interface DataflowList {
  /** Path below the base URL. */
  path: string;
  accept: string;
  /** Builds the part of a series id before the slash. */
  buildFlowId(flow: Dataflow): string;
}

interface Service {
  info: ProviderInfo;
  idPattern: RegExp;
  findFailure(response: HttpResponse): ProviderFailure | undefined;
}

/** Creates the catalogue of an SDMX service. A data set whose series ids would be invalid is left out. */
export function createDataflowCatalogue(service: Service, list: DataflowList): ProviderCatalogue {
  return {
    scope: 'complete',
    contents: 'datasets',
    subject: 'Data sets',
    async fetch(access) {
      const { info, idPattern } = service;
      const flows = await readDataflows(info.title, await download(service, list, access));
      const entries = flows.map((flow) => toEntry(info, flow, list.buildFlowId(flow)));
      const readable = entries.filter(({ code, name }) => idPattern.test(`${code}/A`) && name !== '');
      const byCode = new Map(readable.map((entry) => [entry.code, entry]));
      if (byCode.size === 0)
        throw new ProviderFailure('malformed', `${info.title} listed no data sets that can be read.`);
      return [...byCode.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
    },
  };
}

function download({ info: { title }, findFailure }: Service, { path, accept }: DataflowList, access: ProviderAccess) {
  const { send, baseUrl } = access;
  return send({ url: new URL(path, baseUrl), headers: { Accept: accept } }, (response) => {
    const failure = findFailure(response) ?? findStatusFailure(title, response);
    if (failure) throw failure;
    return response.text;
  });
}

function toEntry({ name: provider, title }: ProviderInfo, flow: Dataflow, code: string): CatalogueEntry {
  const name = shorten(toOneLine(flow.name), maxDescriptionLength);
  const description = shorten(toOneLine(flow.description), maxDescriptionLength);
  const agency = flow.agency === '' ? title : flow.agency;
  return {
    provider,
    code,
    seriesIdForm: `${code}/{key}`,
    name,
    description,
    agency,
    topic: '',
    frequency: '',
    unit: '',
  };
}
