import { memoize } from '../../../server/memoize.js';
import type { Frequency } from '../../../server/series/frequency.js';
import { annotateDefinition } from '../../../server/series/unitDefinition.js';
import { excludedSeries } from '../excludedSeries.js';
import { readExtractMetadata } from '../extractMetadata.js';
import { readExtractRows } from '../extractRows.js';
import type { Source } from '../source.js';

/** A series in the metadata of an extract. A field that it lacks has the value of the file. */
interface DescribedSeries {
  indicator: string;
  country: string;
  unit?: string;
  frequency?: Frequency;
  /** The extract that has the same figures of the same country. */
  also_in?: string;
  /** The vintages in which the publisher had the series. */
  vintages?: string[];
}

interface DescribedFile {
  unit?: string;
  /** The frequency, sometimes followed by an explanation. */
  frequency?: string;
  vintages: { date: string }[];
  series: Record<string, DescribedSeries>;
}

/** Defines how an extract is converted whose metadata describe every series. */
export interface DescribedExtract {
  /** Name of the observation file. */
  name: string;
  extract: string;
  /** Returns `provider/providerSeriesId`, or undefined to exclude the series. */
  toKey(series: string, description: DescribedSeries): string | undefined;
  /** Returns the unit in the library for a unit of the metadata. By default they are equal. */
  toUnit?(unit: string): string;
  /** Returns the definition of the series in a vintage, if it differs from that of the newest one. */
  toDefinition?(series: string, vintage: string): string | undefined;
}

/** Creates the source of an extract whose metadata state country, unit, frequency and vintages of every series. */
export function createDescribedSource(folder: string, definition: DescribedExtract): Source {
  const file = readExtractMetadata<DescribedFile>(folder, definition.extract);
  const toKey = (series: string) => {
    const description = file.series[series];
    if (description === undefined) throw new Error(`${definition.extract}.meta.json does not describe ${series}`);
    const key = definition.toKey(series, description);
    return key !== undefined && key in excludedSeries ? undefined : key;
  };
  const byKey = new Map(
    Object.entries(file.series).map(([series, description]) => [toKey(series), { series, ...description }]),
  );
  const describe = (key: string) => {
    const description = byKey.get(key);
    if (description === undefined) throw new Error(`${definition.extract}.meta.json does not describe ${key}`);
    return description;
  };
  // Where no series of an indicator changed, the file may lack the indicator, so that nothing was known again on that day.
  const readHeldVintages = memoize(() => {
    const rows = readExtractRows(folder, definition.extract);
    return new Set(rows.map(({ series, vintage }) => `${file.series[series]?.indicator} ${vintage}`));
  });
  return {
    name: definition.name,
    extracts: [{ name: definition.extract, encoding: 'delta' }],
    omitsMissingPeriods: true,
    toKey,
    getFrequency(key) {
      const frequency = describe(key).frequency ?? file.frequency?.split(' ')[0];
      if (frequency === undefined) throw new Error(`${definition.extract}.meta.json states no frequency`);
      return frequency as Frequency;
    },
    getUnit(key, vintage) {
      const { series, unit = file.unit } = describe(key);
      if (unit === undefined) throw new Error(`${definition.extract}.meta.json states no unit`);
      const present = definition.toUnit?.(unit) ?? unit;
      return annotateDefinition(present, definition.toDefinition?.(series, vintage) ?? null);
    },
    listVintages(series) {
      const { indicator, vintages = file.vintages.map(({ date }) => date) } = file.series[series] ?? {};
      return vintages.filter((date) => readHeldVintages().has(`${indicator} ${date}`));
    },
  };
}
