/*
 * A process sends heartbeats while it runs a job. A job without a heartbeat for one minute counts as lost together with the
 * process that ran it.
 */
const heartbeatIntervalMs = 15_000;
const heartbeatTimeoutMs = 60_000;

/** Sends heartbeats until the returned function is called. */
export function startHeartbeat(sendHeartbeat: () => Promise<void>): () => void {
  // A failed heartbeat is ignored: the next one follows soon, and the work reports its own errors.
  const timer = setInterval(() => void sendHeartbeat().catch(() => undefined), heartbeatIntervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Returns the oldest heartbeat time that still counts as alive, in ISO 8601. */
export function getHeartbeatCutoff(now: Date): string {
  return new Date(now.getTime() - heartbeatTimeoutMs).toISOString();
}
