/** A body whose signature proves where it comes from. */
export interface SignedBody {
  bytes: Buffer;
  signature: string;
}
