import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { context, propagation, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Knex } from 'knex';
import type { Registry } from 'prom-client';
import { codeVersion } from '../codeVersion.js';
import type { ScheduledRun } from '../store/scheduledRuns.js';
import { MetricsBridge } from './metricsBridge.js';
import { traceCalls } from './traceCalls.js';
import { traceRequests } from './traceRequests.js';
import { traceStatements } from './traceStatements.js';

/** How long the last data may take to be sent. */
const maxCloseMs = 3_000;

/** Sends traces and metrics to a collector. The exporters read the `OTEL_…` variables. */
export class Telemetry {
  readonly #tracerProvider: BasicTracerProvider;
  readonly #resource: Resource;
  readonly #tracer: Tracer;
  readonly #endCalls: () => void;
  #meterProvider: MeterProvider | undefined;

  constructor(db: Knex) {
    const named = resourceFromAttributes({ 'service.name': 'almanac', 'service.version': codeVersion });
    const resource = defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] }));
    this.#resource = resource;
    const spanProcessors = [new BatchSpanProcessor(new OTLPTraceExporter())];
    this.#tracerProvider = new BasicTracerProvider({ resource, spanProcessors });
    this.#tracer = this.#tracerProvider.getTracer('almanac');
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    propagation.setGlobalPropagator(new W3CTraceContextPropagator());
    this.#endCalls = traceCalls(this.#tracer);
    traceStatements(db, this.#tracer);
  }

  /** Sends the metrics of `/metrics` every minute. */
  sendMetrics(registry: Registry, startedAt: Date): void {
    const metricProducers = [new MetricsBridge(registry, startedAt)];
    const reader = new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter(), metricProducers });
    this.#meterProvider = new MeterProvider({ resource: this.#resource, readers: [reader] });
  }

  traceRequests(listener: RequestListener): RequestListener {
    return traceRequests(listener, this.#tracer);
  }

  /** Adds the span of a scheduled job that has ended. */
  traceJob({ name, state, startedAt, endedAt }: ScheduledRun): void {
    const attributes = { 'almanac.job': name, 'almanac.job.state': state };
    const span = this.#tracer.startSpan(`job ${name}`, { startTime: new Date(startedAt), attributes, root: true });
    span.end(new Date(endedAt ?? startedAt));
  }

  /** Sends what has been collected. Does not throw if the collector is unavailable. */
  async close(): Promise<void> {
    this.#endCalls();
    const sent = Promise.allSettled([this.#tracerProvider.shutdown(), this.#meterProvider?.shutdown()]);
    await Promise.race([sent, sleep(maxCloseMs, undefined, { ref: false })]);
    context.disable();
    propagation.disable();
  }
}
