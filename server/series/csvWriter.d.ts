/** The part of csv-writer in use. The package's own types are TypeScript source files that strict settings reject. */
declare module 'csv-writer/dist/index.js' {
  export function createArrayCsvStringifier(settings: {
    header?: readonly string[];
    recordDelimiter: '\r\n';
    alwaysQuote?: boolean;
  }): { stringifyRecords(records: readonly (readonly (string | number | boolean | null)[])[]): string };
}
