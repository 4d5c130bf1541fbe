/*
 * Scores every model at past origins, by frequency.
 *
 * npm run bench:forecast                          the bundled library; writes docs/forecast-accuracy.md
 * npm run bench:forecast -- --competition <file>  series of a competition; prints the tables
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { formatAccuracyTable } from './accuracy/formatAccuracyTable.js';
import { readCompetition } from './accuracy/readCompetition.js';
import { selectLibraryCases } from './accuracy/selectLibraryCases.js';
import { measureAccuracy } from './measureAccuracy.js';
import { readLibrarySeries } from './readLibrarySeries.js';

const introduction = `# Accuracy of the forecasts

\`npm run bench:forecast\` generates this page; do not edit it by hand. [Forecasting](forecasting.md) defines the models and scores.

Each model is fitted at three origins of each series of the bundled library (latest vintage, without projections) and compared with the actual
values. The series are a sample of the half that had no part in the choice of \`auto\` and of its intervals.
Series in which Naive 2 has a MASE of 20 or more are left out, because they hardly changed before the origin and would dominate the averages.

| Column | Meaning |
|---|---|
| OWA | Error relative to Naive 2; below 1 is better |
| sMAPE | Symmetric mean absolute percentage error |
| MASE | Mean absolute error in units of the mean seasonal change |
| Coverage 80, Coverage 95 | Share of actual values inside the intervals of 80 and 95 % |
| MSIS | Scaled interval score; lower is better. A series counts as at most 200 |
| ms | Milliseconds per forecast |
`;

const { values: options } = parseArgs({ options: { competition: { type: 'string' } } });
if (options.competition) {
  for (const { name, period, series } of readCompetition(options.competition))
    console.log(`${name}, ${series.length} series\n\n${formatAccuracyTable(measureAccuracy(series, period))}\n`);
} else {
  const sections = selectLibraryCases(readLibrarySeries(resolveProjectPath('data'))).map(
    ({ title, description, period, series }) => {
      const section = `## ${title}\n\n${description}\n\n${formatAccuracyTable(measureAccuracy(series, period))}\n`;
      console.log(section);
      return section;
    },
  );
  writeFileSync(resolveProjectPath('docs/forecast-accuracy.md'), [introduction, ...sections].join('\n'));
}
