import { areaWideModelUnits } from '../areaWideModelUnits.js';
import { excludedSeries } from '../excludedSeries.js';
import type { Source } from '../source.js';

/**
 * The day of the newest snapshot, inferred from the other databases in the same package. The extract states the days of older vintages.
 */
const SNAPSHOT = '2026-10-10';

/** Series with another id but the same definition in the newest database. */
const renamedSeries: Record<string, string> = { EXR: 'EXR_AVG', LPROD: 'LPROD_EMP' };

/** Creates the source for the euro area. `EA.YER` of the extract is `awm/YER`. */
export function createAreaWideModelSource(): Source {
  return {
    name: 'awm',
    extracts: [
      { name: 'euro_area_awm_older_vintages', encoding: 'full' },
      { name: 'euro_area_awm', vintage: SNAPSHOT, encoding: 'full' },
    ],
    omitsMissingPeriods: false,
    toKey(series) {
      const id = series.replace(/^EA\./, '');
      const key = `awm/${renamedSeries[id] ?? id}`;
      return key in excludedSeries ? undefined : key;
    },
    getFrequency: () => 'quarterly',
    getUnit(key, vintage) {
      const unit = areaWideModelUnits[key.slice('awm/'.length)];
      if (unit === undefined) throw new Error('the series has no unit');
      return vintage < '2019-01-01' ? (unit.in2018 ?? unit.current) : unit.current;
    },
  };
}
