import { formatChange, formatPercent, missing } from '../format';
import type { Movement } from './computeKeyFigures';

/** Formats a change in percent, in percentage points, or with the decimals of the values. */
export function formatMovement(movement: Movement | null, decimals: number | undefined): string {
  if (movement === null) return missing;
  return movement.unit === null
    ? formatChange(movement.change, decimals)
    : formatPercent(movement.change, movement.unit);
}
