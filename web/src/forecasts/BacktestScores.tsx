import type { BacktestResult, BacktestScores as Scores } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { formatPValue } from '../format';
import { modelNames } from './modelNames';
import { ScoreTable } from './ScoreTable';

const truths = { first: 'First values', latest: 'Latest values' } as const;
type Truth = keyof typeof truths;

/** With fewer origins, the order of the models is mostly chance. */
const minOriginsForBest = 8;

/** The scores of the models against the first or the latest values, best model first. */
export function BacktestScores({ result }: { result: BacktestResult }) {
  const availableTruths = (Object.keys(truths) as Truth[]).filter((truth) => result.ranking[truth] !== null);
  const [chosen, setTruth] = useState<Truth>('first');
  const truth = availableTruths.includes(chosen) ? chosen : 'latest';
  const ranking = result.ranking[truth] ?? [];
  const getRank = (model: (typeof ranking)[number]) =>
    ranking.includes(model) ? ranking.indexOf(model) : ranking.length;
  const models = result.models.toSorted((a, b) => getRank(a.model) - getRank(b.model));
  return (
    <>
      {availableTruths.length > 1 && (
        <fieldset class="ranges">
          <legend class="visually-hidden">Compare with</legend>
          {availableTruths.map((name) => (
            <button key={name} type="button" aria-pressed={name === truth} onClick={() => setTruth(name)}>
              {truths[name]}
            </button>
          ))}
        </fieldset>
      )}
      <p class="fine">
        Models are sorted by OWA, best first. The note next to a model is the result of the Diebold-Mariano test:
        whether its errors differ significantly from those of Naive 2.
      </p>
      <ScoreTable
        caption={`Scores of the models against the ${truths[truth].toLowerCase()}`}
        rows={models.map((scored) => ({
          key: scored.model,
          name: modelNames[scored.model],
          note: describeTest(scored[truth]),
          best: scored.model === ranking[0] && (scored[truth]?.overall.origins ?? 0) >= minOriginsForBest,
          scores: scored[truth]?.overall ?? null,
        }))}
      />
    </>
  );
}

/** Describes whether the difference from Naive 2 is significant at 5%. */
function describeTest(scores: Scores | null): string {
  const test = scores?.dieboldMariano;
  if (test?.status !== 'computed' || test.pValue === null) return '';
  const p = test.pValue < 0.001 ? `p ${formatPValue(test.pValue)}` : `p = ${formatPValue(test.pValue)}`;
  if (test.pValue >= 0.05) return `no significant difference from Naive 2, ${p}`;
  return `${test.statistic < 0 ? 'better' : 'worse'} than Naive 2, ${p}`;
}
