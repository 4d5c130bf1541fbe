import { archLm } from '../../server/stats/archLm.js';
import { autocorrelation } from '../../server/stats/autocorrelation.js';
import { breuschGodfrey } from '../../server/stats/breuschGodfrey.js';
import { dickeyFuller } from '../../server/stats/dickeyFuller.js';
import { kpss } from '../../server/stats/kpss.js';
import { boxPierce, ljungBox } from '../../server/stats/ljungBox.js';
import { partialAutocorrelation } from '../../server/stats/partialAutocorrelation.js';
import { phillipsPerron } from '../../server/stats/phillipsPerron.js';
import { assertComputed, createAutoregressive } from './labsReference.js';

/** Observations of every so manieth period. */
const createEveryNth = (step: number, count = 40) =>
  createAutoregressive(count).map((value, index) => (index % step === 0 ? value : null));

describe('a lag that gaps leave no pair of observations for', () => {
  it('has no autocorrelation, and no Bartlett band after it', () => {
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
      message: 'Gaps leave no pair of observations at lag 1, 3: there is no autocorrelation.',
    });
  });

  it('is not counted as a zero by Ljung-Box or Box-Pierce', () => {
    const weekly = createEveryNth(5).map((value, index) => (index % 5 === 1 ? index : value));
    for (const portmanteau of [ljungBox, boxPierce]) {
      expect(portmanteau(weekly, { lags: 1 }).status).toBe('computed');
      expect(portmanteau(weekly, { lags: 4 })).toMatchObject({
        reason: 'NO_PAIRS_AT_LAG',
        needs: null,
        message: expect.stringMatching(/The first such lag is 2\. It can be computed of one lag\.$/),
      });
      expect(portmanteau(createEveryNth(2))).toMatchObject({ reason: 'NO_PAIRS_AT_LAG' });
      expect(portmanteau(createEveryNth(2), { missing: 'drop' }).status).toBe('computed');
    }
  });

  it('ends partial autocorrelations, which need all lags before', () => {
    const weekly = createEveryNth(5).map((value, index) => (index % 5 === 1 ? index : value));
    for (const method of ['ywm', 'yw'] as const) {
      const result = assertComputed(partialAutocorrelation(weekly, { method, maxLag: 6 }));
      expect(result).toMatchObject({ lags: 1, notes: [{ code: 'GAPS_IN_SAMPLE' }, { code: 'LAGS_WITHOUT_PAIRS' }] });
      expect(partialAutocorrelation(createEveryNth(2), { method })).toMatchObject({ reason: 'NO_PAIRS_AT_LAG' });
    }
  });
});

describe('a sample that gaps leave too short', () => {
  const gapped = [...createAutoregressive(9), null, ...createAutoregressive(5), null, ...createAutoregressive(7)];
  const expectedNote = /Of 23 periods the longest run without a gap is used: 9\.$/;

  it.each([
    ['Dickey-Fuller', () => dickeyFuller(gapped, { lags: 6 }), 'LAG_EXCEEDS_SAMPLE', 16],
    ['Phillips-Perron', () => phillipsPerron(gapped, { lags: 8 }), 'LAG_EXCEEDS_SAMPLE', 10],
    ['KPSS', () => kpss(gapped, { lags: 8 }), 'LAG_EXCEEDS_SAMPLE', 10],
    ['Breusch-Godfrey', () => breuschGodfrey(gapped, { lags: 8 }), 'TOO_FEW_OBSERVATIONS', 10],
  ])('is told by %s, with the longest run and what it would take', (_, run, reason, needs) => {
    expect(run()).toMatchObject({ reason, needs, observations: 9, message: expect.stringMatching(expectedNote) });
  });

  it('is told where the run is too short for any lag, or constant', () => {
    const runs = /Of 39 periods the longest run without a gap is used: 1\.$/;
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

  it('is told by ARCH-LM, which takes the periods that have all their lags', () => {
    const message = expect.stringMatching(/19 of 39 periods have no value\.$/);
    expect(archLm(createEveryNth(2), { lags: 1 })).toMatchObject({
      reason: 'TOO_FEW_OBSERVATIONS',
      observations: 0,
      message,
    });
  });
});
