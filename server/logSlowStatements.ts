import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { watchStatements } from './store/watchStatements.js';

/** Logs each statement that takes at least `minMs`, without its values. */
export function logSlowStatements(db: Knex, minMs: number, log: Logger): void {
  watchStatements(db, (sql) => {
    const startedAt = performance.now();
    return () => {
      const ms = Math.round(performance.now() - startedAt);
      if (ms >= minMs) log.warn({ ms, sql }, 'A statement was slow.');
    };
  });
}
