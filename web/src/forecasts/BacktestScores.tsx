import type { BacktestResult, BacktestScores as Scores } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { modelNames } from './modelNames';
import { ScoreTable } from './ScoreTable';

const truths = { first: 'First values', latest: 'Latest values' } as const;
type Truth = keyof typeof truths;

/** How each model did, best first, against the truth that is chosen. */
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
          <legend class="visually-hidden">Held to</legend>
          {availableTruths.map((name) => (
            <button key={name} type="button" aria-pressed={name === truth} onClick={() => setTruth(name)}>
              {truths[name]}
            </button>
          ))}
        </fieldset>
      )}
      <p class="fine">
        Best first, by OWA. The words beside a model are the test of Diebold and Mariano: whether its errors differ from
        those of Naive 2 by more than chance.
      </p>
      <ScoreTable
        caption={`Scores of the models against the ${truths[truth].toLowerCase()}`}
        rows={models.map((scored) => ({
          key: scored.model,
          name: modelNames[scored.model],
          note: describeTest(scored[truth]),
          best: scored.model === ranking[0],
          scores: scored[truth]?.overall ?? null,
        }))}
      />
    </>
  );
}

/** Whether the difference from Naive 2 is more than chance, at 5 %. */
function describeTest(scores: Scores | null): string {
  const test = scores?.dieboldMariano;
  if (test?.status !== 'computed' || test.pValue === null) return '';
  const p = test.pValue < 0.0001 ? 'p < 0.0001' : `p ${test.pValue.toFixed(4)}`;
  if (test.pValue >= 0.05) return `no clear difference from Naive 2, ${p}`;
  return `${test.statistic < 0 ? 'better' : 'worse'} than Naive 2, ${p}`;
}
