import fc from 'fast-check';
import { diagnoseSample } from '../../server/labs/diagnoseSample.js';
import { testStationarity } from '../../server/labs/testStationarity.js';
import type { Schemas } from '../../server/schemas.js';
import { frequencies } from '../../server/series/frequency.js';
import { addPeriods } from '../../server/series/periods.js';
import { type TransformationName, transformations } from '../../server/series/transformations.js';
import { degenerateSeries } from '../support/degenerateSeries.js';
import { findNonFinite } from '../support/findNonFinite.js';
import { countCases } from '../support/thorough.js';

const names = Object.keys(transformations) as TransformationName[];
const tests: Schemas['DiagnosticTest'][] = [
  'acf',
  'pacf',
  'ljung_box',
  'box_pierce',
  'jarque_bera',
  'arch_lm',
  'durbin_watson',
  'breusch_godfrey',
];

const anyFinite = fc.double({ noNaN: true, noDefaultInfinity: true });
const anyTask = fc.record({
  values: fc
    .oneof(...degenerateSeries(anyFinite))
    .filter((values) => values.every((value) => value === null || Number.isFinite(value))),
  apply: fc.array(fc.constantFrom(...names), { maxLength: 4 }),
  missing: fc.constantFrom<Schemas['MissingRule']>('conservative', 'pairwise', 'drop', 'raise'),
  frequency: fc.constantFrom(...frequencies),
  isDated: fc.boolean(),
});

it('labs return finite numbers or a reason, and never throw, for any sample, dates and transformations', () => {
  fc.assert(
    fc.property(anyTask, ({ values, apply, missing, frequency, isDated }) => {
      // Every eighth period has no row.
      const dates = values.map((_, index) => addPeriods('2000-01-31', index + Math.floor(index / 7), frequency));
      const sample = { values, frequency, dates: isDated ? dates : undefined, unit: 'Index' };
      const task = { sample, transformations: apply };
      const diagnosed = diagnoseSample({ ...task, options: { tests, missing, includeValues: true } });
      const tested = testStationarity({ ...task, frequency, options: { missing } });
      expect([findNonFinite(diagnosed), findNonFinite(tested)]).toEqual([undefined, undefined]);
      const applied = diagnosed.transformations.filter(({ notComputable }) => notComputable === null);
      expect(applied.length === apply.length).toBe('values' in diagnosed);
      for (const [index, step] of diagnosed.transformations.entries()) {
        const before = diagnosed.transformations[index - 1];
        if (before) expect(step.observationsBefore).toBe(before.observationsAfter);
        expect(step.dropped).toBe(step.observationsBefore - step.observationsAfter);
      }
    }),
    { numRuns: countCases(1000) },
  );
});
