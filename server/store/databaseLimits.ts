/** How long work waits for a lock and for each statement. A request waits half as long for a connection. */
export interface DatabaseLimits {
  requestMs: number;
  /** For imports and jobs. */
  longWorkMs: number;
}

const dayMs = 86_400_000;

export const defaultLimits: DatabaseLimits = { requestMs: 2_000, longWorkMs: 600_000 };

/** For programs that no request waits for, such as commands. */
export const longWorkLimits: DatabaseLimits = { requestMs: 600_000, longWorkMs: 600_000 };

/** For migrations, backups and restores. On SQLite only locks are limited, and a statement takes as long as it needs. */
export function getMaintenanceLimits(url: string): DatabaseLimits {
  return url.startsWith('sqlite:') ? defaultLimits : { requestMs: dayMs, longWorkMs: dayMs };
}
