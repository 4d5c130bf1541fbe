import { formatPValue, missing } from '../format';

interface Props {
  pValue: number | null;
  /** "≤ " or "≥ " if the p-value is a bound from a table. */
  bound?: string;
}

/** A p-value with three decimals; a smaller one is "< 0.001". */
export function PValue({ pValue, bound = '' }: Props) {
  if (pValue === null) return <>{missing}</>;
  return <>{pValue < 0.001 ? formatPValue(pValue) : bound + formatPValue(pValue)}</>;
}
