/** An error in an extract, with file, line (1 = header; 0 = the whole file) and problem. */
export class ExtractError extends Error {
  constructor(file: string, line: number, problem: string) {
    super(line === 0 ? `${file}: ${problem}` : `${file}, line ${line}: ${problem}`);
    this.name = 'ExtractError';
  }
}
