import { SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import type { Knex } from 'knex';
import { isPostgres } from '../store/dialect.js';
import { watchStatements } from '../store/watchStatements.js';

/** Creates a span for each statement, without its values. */
export function traceStatements(db: Knex, tracer: Tracer): void {
  const system = isPostgres(db) ? 'postgresql' : 'sqlite';
  watchStatements(db, (sql) => {
    const operation = /\w+/.exec(sql)?.[0]?.toUpperCase() ?? '';
    const attributes = {
      'db.system.name': system,
      'db.operation.name': operation,
      'db.query.text': sql,
    };
    const span = tracer.startSpan(`${operation} ${system}`, { kind: SpanKind.CLIENT, attributes });
    return (failure) => {
      if (failure !== undefined) {
        span.setAttribute('error.type', String((failure as { code?: unknown }).code ?? 'error'));
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    };
  });
}
