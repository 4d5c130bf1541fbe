import { missing } from '../format';

interface Props {
  pValue: number | null;
  log10PValue: number | null;
  /** Where the table of the distribution ends: ≤ or ≥. */
  bound?: string;
}

/** A p-value with four decimals, or as a power of ten where it is tiny. */
export function PValue({ pValue, log10PValue, bound = '' }: Props) {
  if (pValue === null) return <>{missing}</>;
  if (pValue >= 0.0001 || log10PValue === null) {
    return (
      <>
        {bound}
        {pValue.toFixed(4)}
      </>
    );
  }
  const exponent = Math.floor(log10PValue);
  return (
    <span class="p-value">
      {bound}
      {(10 ** (log10PValue - exponent)).toFixed(1)} × 10<sup>−{-exponent}</sup>
    </span>
  );
}
