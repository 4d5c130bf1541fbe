/** A fault in an extract, named by file, line (1 = header; 0 = the file as a whole) and problem. */
export class ExtractError extends Error {
  constructor(file: string, line: number, problem: string) {
    super(line === 0 ? `${file}: ${problem}` : `${file}, line ${line}: ${problem}`);
    this.name = 'ExtractError';
  }
}
