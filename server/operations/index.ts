import type { Operations } from '../contract.js';
import { calendarReleases } from './calendar.releases.js';
import { contractJson } from './contract.json.js';
import { contractYaml } from './contract.yaml.js';
import { healthGet } from './health.get.js';
import { indicatorsDownload } from './indicators.download.js';
import { indicatorsGet } from './indicators.get.js';
import { indicatorsMetadata } from './indicators.metadata.js';
import { indicatorsObservations } from './indicators.observations.js';
import { indicatorsReleases } from './indicators.releases.js';
import { indicatorsSearch } from './indicators.search.js';
import { indicatorsSeries } from './indicators.series.js';
import { indicatorsVintages } from './indicators.vintages.js';

/** Every operation of the contract, by its operationId. */
export const operations: Operations = {
  'calendar.releases': calendarReleases,
  'contract.json': contractJson,
  'contract.yaml': contractYaml,
  'health.get': healthGet,
  'indicators.download': indicatorsDownload,
  'indicators.get': indicatorsGet,
  'indicators.metadata': indicatorsMetadata,
  'indicators.observations': indicatorsObservations,
  'indicators.releases': indicatorsReleases,
  'indicators.search': indicatorsSearch,
  'indicators.series': indicatorsSeries,
  'indicators.vintages': indicatorsVintages,
};
