/** A CSV response. */
export interface Csv {
  /** The file, with a header row. */
  text: string;
  /** The file name that the server suggests. It names the series and, if requested, the vintage. */
  fileName: string;
  /** The day of the vintage that was read. Null if the values are of several vintages. */
  vintageDate: string | null;
  /** Cursor of the next page. Null on the last page. */
  nextCursor: string | null;
}

/** Describes a CSV response with its headers. */
export function createCsv(text: string, headers: Headers): Csv {
  const disposition = headers.get('Content-Disposition') ?? '';
  return {
    text,
    fileName: /filename="([^"]*)"/.exec(disposition)?.[1] ?? '',
    vintageDate: headers.get('X-Vintage-Date'),
    nextCursor: headers.get('X-Next-Cursor'),
  };
}
