/** A call that the double received. */
export interface ReceivedCall {
  method: string;
  path: string;
  params: Record<string, unknown>;
  idempotencyKey: string | undefined;
  headers: Record<string, unknown>;
}
