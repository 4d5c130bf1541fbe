import type { NotComputable, StationarityResponse, TestDecision } from 'almanac-sdk';
import { missing } from '../format';
import { formatShortNumber } from '../plots/scales';
import { PValue } from '../statistics/PValue';
import { isRejected, type Significance } from '../statistics/significance';
import { isAutocorrelated } from './caveats';
import { hasConflictingTests, readingLabels } from './readings';
import type { Results } from './useResults';

/** What the tests say, each in two words. */
export function Verdicts({ results, significance }: { results: Results; significance: Significance }) {
  const { ljung_box, jarque_bera, arch_lm } = results.diagnostics.results;
  const { reading } = results.stationarity;
  const isUnreliable = isAutocorrelated(results.diagnostics.results, significance);
  const arch = isUnreliable ? { rejected: 'Unclear', kept: 'Unclear', but: 'unreliable: autocorrelation is left' } : {};
  const verdicts = [
    { title: 'Memory', name: 'Ljung-Box', test: ljung_box, rejected: 'Autocorrelated', kept: 'Not shown' },
    { title: 'Shape', name: 'Jarque-Bera', test: jarque_bera, rejected: 'Not normal', kept: 'May be normal' },
    { title: 'Variance', name: 'ARCH-LM', test: arch_lm, rejected: 'Clusters', kept: 'No clusters shown', ...arch },
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
            : `Dickey-Fuller and KPSS at ${formatShortNumber(reading.significance * 100)} %${hasConflictingTests(results.stationarity) ? ', and the rule for differences' : ''}`}
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
  log10PValue: number | null;
  rejected: TestDecision | null;
}

interface Props {
  title: string;
  name: string;
  test: ComputedTest | NotComputable | undefined;
  rejected: string;
  kept: string;
  /** What limits it. */
  but?: string;
  significance: Significance;
}

function Verdict({ title, name, test, rejected, kept, but, significance }: Props) {
  const computed = test?.status === 'computed' ? test : null;
  const decision = computed && isRejected(computed.rejected, significance);
  return (
    <div class="figure">
      <dt>{title}</dt>
      <dd>{decision === null ? missing : decision ? rejected : kept}</dd>
      <dd class="figure-note">
        {computed === null ? (
          'not computable'
        ) : (
          <>
            {name}, p <PValue {...computed} />
            {but && `, ${but}`}
          </>
        )}
      </dd>
    </div>
  );
}
