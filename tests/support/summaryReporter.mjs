import { writeFileSync } from 'node:fs';

/** Prints the number of passed, failed and skipped tests at the end of a run. */
export default class SummaryReporter {
  onRunComplete(_contexts, results) {
    const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } = results;
    const failed = Math.max(numFailedTests, numFailedTestSuites);
    const line = `${numPassedTests} passed, ${failed} failed, ${numPendingTests} skipped`;
    console.log(line);
    writeFileSync('var/test-counts.txt', `${line}\n`);
  }
}
