import type { ForecastResult, ForecastRun, Vintage } from 'almanac-sdk';
import { Findings } from '../parts/Findings';
import { ComparisonCard } from './ComparisonCard';
import { FanCard } from './FanCard';
import { ModelCard } from './ModelCard';
import type { Plan, SetPlan } from './plan';
import { Summary } from './Summary';

interface Props {
  run: ForecastRun;
  result: ForecastResult;
  vintages: Vintage[];
  plan: Plan;
  setPlan: SetPlan;
}

/** The result of a forecast: its key figures, the fan chart, the checks, the comparison of models and the model. */
export function ResultCards({ run, result, vintages, plan, setPlan }: Props) {
  return (
    <>
      <Summary run={run} result={result} />
      <FanCard run={run} result={result} vintages={vintages} plan={plan} setPlan={setPlan} />
      {result.guardrails && (
        <section class="card" aria-label="Forecast checks">
          <h2>Forecast checks</h2>
          <Findings guardrails={result.guardrails} />
        </section>
      )}
      <ComparisonCard result={result} frequency={run.series.frequency} />
      <ModelCard result={result} />
    </>
  );
}
