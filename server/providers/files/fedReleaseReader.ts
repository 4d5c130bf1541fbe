import type { Parser } from 'htmlparser2';
import type { Frequency } from '../../series/frequency.js';
import { getPeriodStart } from '../../series/periods.js';
import { createXmlParser } from '../createXmlParser.js';
import type { ProviderObservation } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { readNumber } from '../readNumber.js';
import { readPeriod } from '../readPeriod.js';
import { addObservations } from './addObservations.js';
import type { FileSeries } from './createFileProvider.js';

type Attributes = Record<string, string>;

/** Status of an observation with a value. Others have a sentinel, such as -9999, as their value. */
const availableStatus = 'A';

/** Reads the requested series from a release of the Federal Reserve Board, which arrives in pieces. */
export class FedReleaseReader {
  /** The series that were read so far, by name. */
  readonly series = new Map<string, FileSeries>();
  readonly #parser: Parser;
  #current: { series: FileSeries; multiplier: number } | undefined;

  constructor(title: string, names: Set<string>, getFrequency: (name: string) => Frequency) {
    this.#parser = createXmlParser(title, {
      onopentag: (tag, attributes) => {
        if (hasLocalName(tag, 'Series')) this.#startSeries(title, names, getFrequency, attributes);
        else if (hasLocalName(tag, 'Obs') && this.#current !== undefined) {
          const { observations } = this.#current.series;
          addObservations(title, observations, readObservation(title, attributes, this.#current));
        }
      },
      onclosetag: (tag) => {
        if (hasLocalName(tag, 'Series')) this.#current = undefined;
      },
    });
  }

  /** Throws a ProviderFailure if a part of a requested series is invalid. */
  write(piece: string): void {
    this.#parser.write(piece);
  }

  #startSeries(title: string, names: Set<string>, getFrequency: (name: string) => Frequency, attributes: Attributes) {
    const name = attributes['SERIES_NAME'] ?? '';
    if (!names.has(name)) return;
    const multiplier = readNumber(attributes['UNIT_MULT'] ?? '1');
    if (multiplier === undefined) {
      throw new ProviderFailure('malformed', `${title} returned an invalid multiplier for ${name}.`);
    }
    const description = { title: name, unit: buildUnit(attributes), seasonalAdjustment: null, vintages: null };
    const series = { ...description, frequency: getFrequency(name), observations: [] };
    this.series.set(name, series);
    this.#current = { series, multiplier };
  }
}

function hasLocalName(tag: string, name: string): boolean {
  return tag === name || tag.endsWith(`:${name}`);
}

/** Returns the unit: `Percent:_Per_Year` is `Percent Per Year`, and `Currency:_Per_USD` of `JPY` is `JPY Per USD`. */
function buildUnit({ UNIT = '', CURRENCY = '' }: Attributes): string {
  const unit = UNIT.replace(/^Currency(?=:)/, CURRENCY === 'NA' ? 'Currency' : CURRENCY);
  return unit.replace(/:_?|_/g, ' ').trim();
}

/** Returns the observation; none for a day without a value, such as a holiday. */
function readObservation(
  title: string,
  { TIME_PERIOD = '', OBS_STATUS = '', OBS_VALUE = '' }: Attributes,
  { series, multiplier }: { series: FileSeries; multiplier: number },
): ProviderObservation[] {
  if (OBS_STATUS !== availableStatus) return [];
  const [period, value] = [readPeriod(TIME_PERIOD), readNumber(OBS_VALUE)];
  if (period === undefined || value === undefined) {
    throw new ProviderFailure('malformed', `${title} returned an invalid observation of ${series.title}.`);
  }
  const date = getPeriodStart(period.date, series.frequency);
  const scaled = Number((value * multiplier).toPrecision(15));
  return [{ date, period: TIME_PERIOD, value: scaled, status: 'normal', flag: OBS_STATUS }];
}
