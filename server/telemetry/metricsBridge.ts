import { type HrTime, ValueType } from '@opentelemetry/api';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type CollectionResult,
  DataPointType,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

type PrometheusMetric = MetricObjectWithValues<MetricValue<string> & { metricName?: string }>;
type Labels = Record<string, string | number>;

/** Reads the metrics of `/metrics` for OpenTelemetry, so that both report the same. */
export class MetricsBridge implements MetricProducer {
  readonly #registry: Registry;
  readonly #startTime: HrTime;

  constructor(registry: Registry, now: Date) {
    this.#registry = registry;
    this.#startTime = toHrTime(now.getTime());
  }

  async collect(): Promise<CollectionResult> {
    const metrics = (await this.#registry.getMetricsAsJSON()) as unknown as PrometheusMetric[];
    const times = { startTime: this.#startTime, endTime: toHrTime(Date.now()) };
    const scope = { name: 'almanac' };
    const converted = metrics.flatMap((metric) => convert(metric, times) ?? []);
    return {
      resourceMetrics: { resource: emptyResource(), scopeMetrics: [{ scope, metrics: converted }] },
      errors: [],
    };
  }
}

interface Times {
  startTime: HrTime;
  endTime: HrTime;
}

/** Converts a counter, gauge or histogram. There are no summaries. */
function convert(metric: PrometheusMetric, times: Times): MetricData | undefined {
  const { name, help, type } = metric;
  const descriptor = { name, description: help, unit: '', valueType: ValueType.DOUBLE };
  const common = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE };
  const points = () => metric.values.map(({ labels, value }) => ({ ...times, attributes: labels as Labels, value }));
  const kind = String(type);
  if (kind === 'counter')
    return { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() };
  if (kind === 'gauge') return { ...common, dataPointType: DataPointType.GAUGE, dataPoints: points() };
  if (kind === 'histogram')
    return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: listHistograms(metric, times) };
  return undefined;
}

/** Prometheus counts values up to each bound; OpenTelemetry those between two bounds. */
function listHistograms({ name, values }: PrometheusMetric, times: Times) {
  const groups = new Map<
    string,
    { labels: Labels; buckets: [bound: number, count: number][]; sum: number; count: number }
  >();
  for (const { labels: all, value, metricName } of values) {
    const { le, ...labels } = all as Labels;
    const key = JSON.stringify(labels);
    const group = groups.get(key) ?? { labels, buckets: [], sum: 0, count: 0 };
    groups.set(key, group);
    if (metricName === `${name}_sum`) group.sum = value;
    else if (metricName === `${name}_count`) group.count = value;
    else if (le !== '+Inf') group.buckets.push([Number(le), value]);
  }
  return [...groups.values()].map(({ labels, buckets, sum, count }) => {
    const counts = [...buckets.map(([, value]) => value), count];
    const value = {
      buckets: {
        boundaries: buckets.map(([bound]) => bound),
        counts: counts.map((upTo, index) => upTo - (counts[index - 1] ?? 0)),
      },
      sum,
      count,
    };
    return { ...times, attributes: labels, value };
  });
}

function toHrTime(ms: number): HrTime {
  return [Math.floor(ms / 1_000), (ms % 1_000) * 1_000_000];
}
