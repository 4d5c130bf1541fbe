/** How to send the request of an operation. */
export interface Route {
  method: string;
  /** Path with parameters in braces. */
  path: string;
  /** Whether the method takes parameters. */
  hasParameters?: boolean;
  /** `json`: parameters without another place are fields of the JSON body. Otherwise the media type of the parameter `csv`. */
  body?: 'json' | 'text/csv';
  /** Names of headers by the name of their parameter. */
  headers?: Record<string, string>;
  /** Whether the response is a stream of events that goes on. */
  isStream?: boolean;
  credential?: 'apiKey' | 'cronSecret';
}
