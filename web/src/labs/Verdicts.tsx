import type { NotComputable, StationarityResponse, TestDecision } from 'almanac-sdk';
import { missing } from '../format';
import { formatShortNumber } from '../plots/scales';
import { PValue } from '../statistics/PValue';
import { isRejected, type Significance } from '../statistics/significance';
import { isAutocorrelated } from './caveats';
import { hasConflictingTests, readingLabels } from './readings';
import type { Results } from './useResults';

/** The result of each group of tests, in a few words. */
export function Verdicts({ results, significance }: { results: Results; significance: Significance }) {
  const { ljung_box, jarque_bera, arch_lm } = results.diagnostics.results;
  const { reading } = results.stationarity;
  const isUnreliable = isAutocorrelated(results.diagnostics.results, significance);
  const arch = isUnreliable
    ? { rejected: 'Unclear', retained: 'Unclear', caveat: 'unreliable: autocorrelation present' }
    : {};
  const verdicts = [
    { title: 'Autocorrelation', name: 'Ljung-Box', test: ljung_box, rejected: 'Present', retained: 'Not detected' },
    {
      title: 'Distribution',
      name: 'Jarque-Bera',
      test: jarque_bera,
      rejected: 'Not normal',
      retained: 'May be normal',
    },
    {
      title: 'Variance',
      name: 'ARCH-LM',
      test: arch_lm,
      rejected: 'Clustering',
      retained: 'No clustering detected',
      ...arch,
    },
  ];
  return (
    <dl class="figures">
      {verdicts.map((verdict) => (
        <Verdict key={verdict.title} {...verdict} significance={significance} />
      ))}
      <div class="figure">
        <dt>Stationarity</dt>
        <dd>{describeStationarity(results.stationarity)}</dd>
        <dd class="figure-note">
          {reading === null
            ? 'not computable'
            : `Dickey-Fuller and KPSS at ${formatShortNumber(reading.significance * 100)}%${hasConflictingTests(results.stationarity) ? ', and the differencing rule' : ''}`}
        </dd>
      </div>
    </dl>
  );
}

function describeStationarity(stationarity: StationarityResponse): string {
  if (hasConflictingTests(stationarity)) return 'Tests disagree';
  return stationarity.reading === null ? missing : readingLabels[stationarity.reading.reading];
}

interface ComputedTest {
  status: 'computed';
  pValue: number | null;
  rejected: TestDecision | null;
}

interface Props {
  title: string;
  name: string;
  test: ComputedTest | NotComputable | undefined;
  rejected: string;
  retained: string;
  /** A remark on the reliability of the test. */
  caveat?: string;
  significance: Significance;
}

function Verdict({ title, name, test, rejected, retained, caveat, significance }: Props) {
  const computed = test?.status === 'computed' ? test : null;
  const decision = computed && isRejected(computed.rejected, significance);
  return (
    <div class="figure">
      <dt>{title}</dt>
      <dd>{decision === null ? missing : decision ? rejected : retained}</dd>
      <dd class="figure-note">
        {computed === null ? (
          'not computable'
        ) : (
          <>
            {name}, p <PValue {...computed} />
            {caveat && `, ${caveat}`}
          </>
        )}
      </dd>
    </div>
  );
}
