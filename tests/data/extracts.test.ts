import { existsSync } from 'node:fs';
import { readExtract } from '../../scripts/convert/readExtract.js';
import { createSources } from '../../scripts/convert/sources/index.js';
import { verifyObservations } from '../../scripts/convert/verifyObservations.js';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { selectCases } from '../support/thorough.js';

/** The extracts are not part of the project. Their folder lies beside it on machines that convert them. */
const folder = resolveProjectPath('../shared/data');
const hasExtracts = existsSync(folder);
const sources = hasExtracts ? selectCases(createSources(folder), 0) : [];

if (hasExtracts) {
  it.each(sources)('the values of $name equal those of its extracts', (source) => {
    const extracts = source.extracts.map((extract) => readExtract(folder, extract));
    const path = resolveProjectPath(`data/observations/${source.name}.ndjson.gz`);
    const { series, vintages, values } = verifyObservations(source, path, extracts);
    process.stdout.write(`${source.name}: ${series} series, ${vintages} vintages, ${values} values equal\n`);
    expect(series).toBeGreaterThan(0);
  });
} else {
  it.skip(`compares the observations with the extracts, if ${folder} exists`, () => undefined);
}
