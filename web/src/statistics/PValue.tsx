import { missing } from '../format';

interface Props {
  pValue: number | null;
  log10PValue: number | null;
  /** "≤ " or "≥ " if the p-value is a bound from a table. */
  bound?: string;
}

/** A p-value with four decimals, or in scientific notation if it is below 0.0001. */
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
