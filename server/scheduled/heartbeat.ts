/*
 * Whoever works on something that others wait for says now and then that it still does. What was not heard of for a minute is taken
 * for lost with the process that worked on it.
 */
const heartbeatIntervalMs = 15_000;
const heartbeatTimeoutMs = 60_000;

/** Gives signs of life until the function that it answers is called. */
export function startHeartbeat(sendHeartbeat: () => Promise<void>): () => void {
  // One that cannot be given is given the next time; the work itself says what is wrong.
  const timer = setInterval(() => void sendHeartbeat().catch(() => undefined), heartbeatIntervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** The instant such that what was last heard of before it is lost. */
export function getHeartbeatCutoff(now: Date): string {
  return new Date(now.getTime() - heartbeatTimeoutMs).toISOString();
}
