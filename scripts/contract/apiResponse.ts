/** A received HTTP response. */
export interface ApiResponse {
  status: number;
  /** By lower-case name. */
  headers: Record<string, string | string[] | undefined>;
  /** The parsed value of a JSON body, otherwise the text. */
  body: unknown;
}
