/** The part of csv-writer that is used; its own types are TypeScript source that strict settings reject. */
declare module 'csv-writer/dist/index.js' {
  export function createArrayCsvStringifier(settings: {
    header?: readonly string[];
    recordDelimiter: '\r\n';
    alwaysQuote?: boolean;
  }): { stringifyRecords(records: readonly (readonly (string | number | boolean | null)[])[]): string };
}
