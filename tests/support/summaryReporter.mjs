import { writeFileSync } from 'node:fs';

/** Closes a run of the tests with one plain line that counts them. */
export default class ClosingLine {
  onRunComplete(_contexts, results) {
    const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } = results;
    const failed = Math.max(numFailedTests, numFailedTestSuites);
    const line = `${numPassedTests} passed, ${failed} failed, ${numPendingTests} skipped`;
    console.log(line);
    writeFileSync('var/test-counts.txt', `${line}\n`);
  }
}
