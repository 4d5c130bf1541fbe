import type { VintageUpdate } from '../series/vintageUpdate.js';
import { holdChanges } from './heldChanges.js';
import { ImportRefusal } from './importRefusal.js';
import type { ImportSource, KnownSeries } from './knownSeries.js';
import { resolveUnit } from './resolveUnit.js';
import type { ImportedSeries } from './seriesDescription.js';

/**
 * Converts the provider's vintages, or its current values as a vintage of today, to the unit and precision of the series. Throws an ImportRefusal if the
 * provider now states another unit, unless `accepted` is the digest of that change.
 */
export function convertUpdates(
  known: KnownSeries,
  fetched: ImportedSeries,
  source: ImportSource,
  today: string,
  accepted: string | undefined,
): VintageUpdate[] {
  const updates = fetched.vintages ?? [{ date: today, unit: fetched.unit, changed: fetched.observations }];
  const { latestVintageDate } = known;
  const earlier = updates.findLast(
    ({ date }) => latestVintageDate !== null && date <= latestVintageDate && fetched.vintages !== null,
  );
  const previousUnit = source.providerUnit ?? (latestVintageDate === null ? fetched.unit : (earlier?.unit ?? null));
  const convert = (value: number | null) => (value === null ? null : convertValue(value, source));
  return updates.map(({ date, unit, changed }, index) => {
    const isNew = index === updates.length - 1 || latestVintageDate === null || date > latestVintageDate;
    return {
      date,
      // The unit of an earlier vintage is not written.
      unit: isNew ? resolveSeriesUnit(known, previousUnit, { unit, source, changed, accepted }) : known.unit,
      changed: changed.map((one) => ({ date: one.date, value: convert(one.value) })),
    };
  });
}

function convertValue(value: number, { factor, significantDigits }: ImportSource): number {
  if (factor === 1 && significantDigits === null) return value;
  return Number((value * factor).toPrecision(significantDigits ?? 15));
}

interface StatedUnit extends Pick<VintageUpdate, 'unit' | 'changed'> {
  source: ImportSource;
  accepted: string | undefined;
}

function resolveSeriesUnit(
  known: KnownSeries,
  previousUnit: string | null,
  { unit: newUnit, source, changed, accepted }: StatedUnit,
): string {
  const unit = resolveUnit(known.unit, previousUnit, newUnit);
  if (unit !== undefined) return unit;
  // A new series has no history that the unit must match.
  if (known.latestVintageDate === null && source.factor === 1) return newUnit;
  const message = `The provider's unit was '${previousUnit ?? known.unit}' and is now '${newUnit}'; the series is in '${known.unit}'.`;
  const values = changed.map(({ date, value }) => {
    return { date, value, previousValue: known.latestValues.get(date) ?? null };
  });
  const held = holdChanges('unit_changed', message, values, [previousUnit, newUnit]);
  if (held.digest !== accepted) throw new ImportRefusal('unit_changed', message, held);
  // A unit that the library has named for itself remains: the operator confirms that the new name means the same.
  return previousUnit?.toLowerCase() === known.unit.toLowerCase() ? newUnit : known.unit;
}
