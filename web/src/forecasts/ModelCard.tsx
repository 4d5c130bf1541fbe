import type { ForecastMember, ForecastResult, InformationCriteria } from 'almanac-sdk';
import { almanac } from '../almanac';
import { formatFixed } from '../format';
import { formatShortNumber } from '../plots/scales';
import { TestTable } from '../statistics/TestTable';
import { useCall } from '../useCall';
import { modelNames } from './modelNames';
import { residualReadings } from './readings';

/** The model: its description, the reason for its selection, its parameters and its residual tests. */
export function ModelCard({ result }: { result: ForecastResult }) {
  const { data } = useCall('forecast models', () => almanac.forecast.models());
  const modelInfo = data?.models.find(({ model }) => model === result.model);
  const { ljung_box, jarque_bera } = result.residualTests;
  return (
    <section class="card model-card" aria-label="Model details">
      <h2>Model details</h2>
      <p class="model-label">{result.label}</p>
      {modelInfo && (
        <p>
          {modelInfo.description} <span class="fine">{modelInfo.reference}.</span>
        </p>
      )}
      {result.selection && <p>{result.selection.rule}</p>}
      {result.intervalMethod && <p>{result.intervalMethod}</p>}
      {result.notes.map(({ code, message }) => (
        <p key={code} class="remark">
          {message}
        </p>
      ))}
      <Estimates parameters={result.parameters} criteria={result.criteria} />
      {result.members.length > 0 && <Members members={result.members} />}
      <Considered result={result} />
      <h3>Residual tests</h3>
      <TestTable
        caption="Tests of the one-step-ahead residuals"
        rows={[
          { ...residualReadings.ljung_box, result: ljung_box },
          { ...residualReadings.jarque_bera, result: jarque_bera },
        ]}
        significance="0.05"
      />
    </section>
  );
}

/** The parameters and the information criteria. */
function Estimates({ parameters, criteria }: Pick<ForecastMember, 'parameters' | 'criteria'>) {
  const estimates = [...Object.entries(parameters), ...listCriteria(criteria)];
  if (estimates.length === 0) return null;
  return (
    <dl class="estimates">
      {estimates.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatShortNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function listCriteria(criteria: InformationCriteria | null): [string, number][] {
  if (criteria === null) return [];
  const { aicc, aic, bic, logLikelihood, parameterCount } = criteria;
  return [
    ...(aicc === null ? [] : [['AICc', aicc] as [string, number]]),
    ['AIC', aic],
    ['BIC', bic],
    ['log-likelihood', logLikelihood],
    ['parameters', parameterCount],
  ];
}

function Members({ members }: { members: ForecastMember[] }) {
  return (
    <>
      <h3>Members of the mean</h3>
      {members.map(({ model, label, parameters, criteria }) => (
        <details key={`${model} ${label}`}>
          <summary>{label}</summary>
          <p class="fine">{modelNames[model]}</p>
          <Estimates parameters={parameters} criteria={criteria} />
        </details>
      ))}
    </>
  );
}

/** The candidate forms or orders of each model. */
function Considered({ result: { selection } }: { result: ForecastResult }) {
  const candidates = (selection?.candidates ?? []).filter(
    ({ considered, role }) => considered.length > 0 && (role === 'used' || role === 'member'),
  );
  return (
    <>
      {candidates.map(({ model, considered }) => (
        <details key={model}>
          <summary>
            {modelNames[model]}: selected from {considered.length} {considered.length === 1 ? 'form' : 'forms'}
          </summary>
          <table class="table considered">
            <thead>
              <tr>
                <th scope="col">Form</th>
                <th scope="col" class="number">
                  AICc
                </th>
                <th scope="col" class="number">
                  Weight
                </th>
              </tr>
            </thead>
            <tbody>
              {considered.map(({ label, aicc, share }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td class="number">{formatFixed(aicc, 2)}</td>
                  <td class="number">{formatShortNumber(Math.round(share * 1000) / 10)}%</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </>
  );
}
