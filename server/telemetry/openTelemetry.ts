import type { Knex } from 'knex';
import type { Config } from '../config.js';
import type { Telemetry } from './telemetry.js';

/** Starts to trace requests, statements and calls; undefined if no collector is set. Loads OpenTelemetry only then. */
export async function openTelemetry(
  { OTEL_EXPORTER_OTLP_ENDPOINT }: Pick<Config, 'OTEL_EXPORTER_OTLP_ENDPOINT'>,
  db: Knex,
): Promise<Telemetry | undefined> {
  if (OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined;
  const { Telemetry } = await import('./telemetry.js');
  return new Telemetry(db);
}
