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
import { formatOutlookSkill } from './accuracy/formatOutlookSkill.js';
import { formatRealTimeSkill } from './accuracy/formatRealTimeSkill.js';
import { readCompetition } from './accuracy/readCompetition.js';
import { selectLibraryCases } from './accuracy/selectLibraryCases.js';
import { withLibraryFiles } from './accuracy/withLibraryFiles.js';
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
| ms | Milliseconds of processor time per forecast |
`;

const realTimeIntroduction = `## In real time, United States

A year ahead, in months or quarters, at up to 60 vintages since the 1960s. At each origin a model sees only what was known on that day. Errors are those against
the first value that a later vintage held. "Relative to naive" is the MASE divided by that of repeating the last value; below 1 is better. p is
that of the [Diebold-Mariano test](forecasting.md#scores-and-test) against Naive 2, in either direction.
`;

const outlookIntroduction = `## Countries, compared with the World Economic Outlook

Editions of the International Monetary Fund from April 2019 on, all countries with 15 values before the year of the edition. A model sees the values before
that year. The Fund also knows the months of the year up to the edition, the news and the plans of governments. The columns are medians of the absolute
error, in percentage points. Actual values are those of the latest edition.
`;

const { values: options } = parseArgs({ options: { competition: { type: 'string' } } });
if (options.competition) {
  for (const { name, period, series } of readCompetition(options.competition))
    console.log(`${name}, ${series.length} series\n\n${formatAccuracyTable(measureAccuracy(series, period))}\n`);
} else {
  await writeReport();
}

async function writeReport(): Promise<void> {
  const folder = resolveProjectPath('data');
  const today = new Date().toISOString().slice(0, 10);
  const sections = selectLibraryCases(readLibrarySeries(folder)).map(
    ({ title, description, period, series }) =>
      `## ${title}\n\n${description}\n\n${formatAccuracyTable(measureAccuracy(series, period))}\n`,
  );
  const realTime = await withLibraryFiles(['fred.ndjson.gz', 'rtdsm.ndjson.gz'], today, (db) =>
    formatRealTimeSkill(db, today),
  );
  sections.push(`${realTimeIntroduction}\n${realTime}\n`, `${outlookIntroduction}\n${formatOutlookSkill(folder)}\n`);
  const page = [introduction, ...sections].join('\n');
  console.log(page);
  writeFileSync(resolveProjectPath('docs/forecast-accuracy.md'), page);
}
