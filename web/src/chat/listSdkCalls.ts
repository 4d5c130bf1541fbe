/** Arguments as a model sends them. */
type Arguments = Record<string, unknown>;

/** A call of the SDK that reads or computes the same as a tool. */
export interface SdkCall {
  operation: string;
  parameters: Arguments;
}

/** Each tool runs these operations. `compute` is arithmetic with the values that it reads. */
const sdkCalls: Record<string, (values: Arguments) => SdkCall[]> = {
  search_indicators: (parameters) => [{ operation: 'indicators.search', parameters }],
  describe_indicator: ({ id: slug, ...others }) => [{ operation: 'indicators.get', parameters: { slug, ...others } }],
  get_observations: ({ limit, ...parameters }) => [
    { operation: 'indicators.observations', parameters: { ...parameters, ...selectNewest(limit, parameters) } },
  ],
  get_revisions: ({ period, vintage, ...series }) =>
    period === undefined
      ? [
          {
            operation: 'indicators.vintages',
            parameters: { ...series, ...(vintage !== undefined && { end: vintage }) },
          },
        ]
      : [
          {
            operation: 'indicators.observations',
            parameters: { ...series, start: period, end: period, allVintages: true },
          },
        ],
  get_calendar: ({ vintage, to = vintage, ...others }) => [
    { operation: 'calendar.releases', parameters: { ...others, ...(to !== undefined && { to }) } },
  ],
  run_diagnostics: ({ id: seriesId, stationarity, tests, ...sample }) => [
    { operation: 'labs.diagnostics', parameters: { seriesId, ...sample, ...(tests !== undefined && { tests }) } },
    ...(stationarity === true ? [{ operation: 'labs.stationarity', parameters: { seriesId, ...sample } }] : []),
  ],
  run_forecast: ({ id: seriesId, ...others }) => [{ operation: 'forecast.run', parameters: { seriesId, ...others } }],
  compute: ({ series }) =>
    (Array.isArray(series) ? (series as Arguments[]) : []).map(({ name, ...parameters }) => ({
      operation: 'indicators.observations',
      parameters,
    })),
};

/** The operation limits the values of all series together, and a tool those of each series. */
function selectNewest(limit: unknown, { id, country }: Arguments): Arguments {
  const isOne = [id, country].every((value) => !Array.isArray(value) || value.length === 1);
  return limit !== undefined && isOne ? { order: 'desc', limit } : {};
}

/** Lists the calls of the SDK that read or compute the same as a tool. Empty for a tool that does not exist. */
export function listSdkCalls(name: string, values: Arguments): SdkCall[] {
  return sdkCalls[name]?.(values) ?? [];
}
