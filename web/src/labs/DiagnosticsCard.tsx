import type { DiagnosticsResponse } from 'almanac-sdk';
import type { Significance } from '../statistics/significance';
import { TestTable } from '../statistics/TestTable';
import { describeCaveat } from './caveats';
import { type DiagnosticName, readings } from './readings';

interface Props {
  diagnostics: DiagnosticsResponse;
  significance: Significance;
}

/** The tests of autocorrelation, distribution and variance. */
export function DiagnosticsCard({ diagnostics: { results }, significance }: Props) {
  const rows = (Object.keys(readings) as DiagnosticName[]).flatMap((name) => {
    const result = results[name];
    return result === undefined
      ? []
      : [{ ...readings[name], result, caveat: describeCaveat(name, results, significance) }];
  });
  return (
    <section class="card" aria-label="Tests">
      <h2>Tests</h2>
      <TestTable
        caption="Tests of autocorrelation, distribution and variance"
        rows={rows}
        significance={significance}
      />
    </section>
  );
}
