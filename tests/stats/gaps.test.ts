import { archLm } from '../../server/stats/archLm.js';
import { autocorrelation } from '../../server/stats/autocorrelation.js';
import { breuschGodfrey } from '../../server/stats/breuschGodfrey.js';
import { dickeyFuller } from '../../server/stats/dickeyFuller.js';
import { kpss } from '../../server/stats/kpss.js';
import { boxPierce, ljungBox } from '../../server/stats/ljungBox.js';
import { partialAutocorrelation } from '../../server/stats/partialAutocorrelation.js';
import { phillipsPerron } from '../../server/stats/phillipsPerron.js';
import { assertComputed, createAutoregressive } from './labsReference.js';

/** A series with an observation in every nth period only. */
const createEveryNth = (step: number, count = 40) =>
  createAutoregressive(count).map((value, index) => (index % step === 0 ? value : null));

describe('a lag without a pair of observations', () => {
  it('has no autocorrelation and no Bartlett band at longer lags', () => {
    const result = assertComputed(autocorrelation(createEveryNth(2), { maxLag: 4 }));
    expect(result.values.map(({ value, pairs }) => [value === null, pairs])).toEqual([
      [false, 20],
      [true, 0],
      [false, 19],
      [true, 0],
      [false, 18],
    ]);
    expect(result.values.map(({ bartlettBand }) => bartlettBand === null)).toEqual([false, false, true, true, true]);
    expect(result.notes).toContainEqual({
      code: 'LAGS_WITHOUT_PAIRS',
      message: 'Gaps leave no pair of observations at lag 1, 3, so the autocorrelation there is unknown.',
    });
  });

  it('makes Ljung-Box and Box-Pierce not computable instead of counting as zero', () => {
    const weekly = createEveryNth(5).map((value, index) => (index % 5 === 1 ? index : value));
    for (const portmanteau of [ljungBox, boxPierce]) {
      expect(portmanteau(weekly, { lags: 1 }).status).toBe('computed');
      expect(portmanteau(weekly, { lags: 4 })).toMatchObject({
        reason: 'NO_PAIRS_AT_LAG',
        needs: null,
        message: expect.stringMatching(/The first such lag is 2\. Use at most 1 lag\.$/),
      });
      expect(portmanteau(createEveryNth(2))).toMatchObject({ reason: 'NO_PAIRS_AT_LAG' });
      expect(portmanteau(createEveryNth(2), { missing: 'drop' }).status).toBe('computed');
    }
  });

  it('ends the partial autocorrelations, which need all shorter lags', () => {
    const weekly = createEveryNth(5).map((value, index) => (index % 5 === 1 ? index : value));
    for (const method of ['ywm', 'yw'] as const) {
      const result = assertComputed(partialAutocorrelation(weekly, { method, maxLag: 6 }));
      expect(result).toMatchObject({ lags: 1, notes: [{ code: 'GAPS_IN_SAMPLE' }, { code: 'LAGS_WITHOUT_PAIRS' }] });
      expect(partialAutocorrelation(createEveryNth(2), { method })).toMatchObject({ reason: 'NO_PAIRS_AT_LAG' });
    }
  });
});

describe('a sample that is too short because of gaps', () => {
  const gapped = [...createAutoregressive(9), null, ...createAutoregressive(5), null, ...createAutoregressive(7)];
  const expectedNote = /The test uses the longest run without gaps: 9 of 23 periods\.$/;

  it.each([
    ['Dickey-Fuller', () => dickeyFuller(gapped, { lags: 6 }), 'LAG_EXCEEDS_SAMPLE', 16],
    ['Phillips-Perron', () => phillipsPerron(gapped, { lags: 8 }), 'LAG_EXCEEDS_SAMPLE', 10],
    ['KPSS', () => kpss(gapped, { lags: 8 }), 'LAG_EXCEEDS_SAMPLE', 10],
    ['Breusch-Godfrey', () => breuschGodfrey(gapped, { lags: 8 }), 'TOO_FEW_OBSERVATIONS', 10],
  ])('is reported by %s with the longest run and the required number of observations', (_, run, reason, needs) => {
    expect(run()).toMatchObject({ reason, needs, observations: 9, message: expect.stringMatching(expectedNote) });
  });

  it('is reported if the longest run is too short for any lag or constant', () => {
    const runs = /The test uses the longest run without gaps: 1 of 39 periods\.$/;
    for (const run of [dickeyFuller, phillipsPerron, kpss, breuschGodfrey]) {
      expect(run(createEveryNth(2, 40))).toMatchObject({
        reason: 'TOO_FEW_OBSERVATIONS',
        observations: 1,
        message: expect.stringMatching(runs),
      });
    }
    const flat = kpss([3, null, 5, 5, 5, 5, 5, null, 4]);
    expect(flat).toMatchObject({ reason: 'ZERO_VARIANCE', message: expect.stringContaining('longest run') });
  });

  it('is reported by ARCH-LM, which uses the periods with all lags', () => {
    const message = expect.stringMatching(/Values are missing in 19 of 39 periods\.$/);
    expect(archLm(createEveryNth(2), { lags: 1 })).toMatchObject({
      reason: 'TOO_FEW_OBSERVATIONS',
      observations: 0,
      message,
    });
  });
});
