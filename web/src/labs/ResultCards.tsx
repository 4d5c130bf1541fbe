import { useMemo } from 'preact/hooks';
import type { Significance } from '../statistics/significance';
import { DiagnosticsCard } from './DiagnosticsCard';
import type { Lab, SetLab } from './lab';
import { CorrelationCard } from './plots/CorrelationCard';
import { computeDistribution } from './plots/distribution';
import { HistogramCard } from './plots/HistogramCard';
import { QuantileCard } from './plots/QuantileCard';
import { describeShape } from './readings';
import { SeriesCard } from './SeriesCard';
import { StationarityCard } from './StationarityCard';
import type { Results } from './useResults';
import { Verdicts } from './Verdicts';

interface Props {
  results: Results;
  lab: Lab;
  setLab: SetLab;
}

/** The test results: a summary, plots and tables. */
export function ResultCards({ results: { diagnostics, stationarity }, lab, setLab }: Props) {
  const { acf, pacf, jarque_bera } = diagnostics.results;
  const significance = (lab.options['significance'] ?? '0.05') as Significance;
  const confidence = Number(lab.options['options.confidence'] ?? 0.95);
  const distribution = useMemo(
    () => computeDistribution((diagnostics.values ?? []).flatMap(({ value }) => (value === null ? [] : [value]))),
    [diagnostics],
  );
  return (
    <>
      <Verdicts results={{ diagnostics, stationarity }} significance={significance} />
      <SeriesCard diagnostics={diagnostics} />
      <div class="side-by-side">
        {acf && <CorrelationCard title="Autocorrelation (ACF)" result={acf} confidence={confidence} />}
        {pacf && <CorrelationCard title="Partial autocorrelation (PACF)" result={pacf} confidence={confidence} />}
        {distribution && (
          <>
            <HistogramCard
              distribution={distribution}
              summary={jarque_bera?.status === 'computed' ? describeShape(jarque_bera) : ''}
            />
            <QuantileCard distribution={distribution} />
          </>
        )}
      </div>
      <DiagnosticsCard diagnostics={diagnostics} significance={significance} />
      <StationarityCard stationarity={stationarity} significance={significance} lab={lab} setLab={setLab} />
    </>
  );
}
