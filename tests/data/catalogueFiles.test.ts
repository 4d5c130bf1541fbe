import { readBundledLibrary } from './bundledLibrary.js';

const { indicatorFiles, indicators } = readBundledLibrary();

describe('the files of the bundled catalogue', () => {
  it('hold nothing but their category where they are named after one: <area>-<category>.json', () => {
    const categories = new Set(indicators.map(({ category }) => category));
    const strays = indicatorFiles.flatMap(({ file, entries }) => {
      const name = file.replace(/^(us|euro-area|world|daily)-|\.json$/g, '');
      return categories.has(name) ? entries.filter(({ category }) => category !== name).map(({ slug }) => slug) : [];
    });
    expect(strays).toEqual([]);
  });

  it('are named for their area', () => {
    const areas = /^(us|euro-area|world|daily)-[a-z-]+\.json$/;
    expect(indicatorFiles.map(({ file }) => file).filter((file) => !areas.test(file))).toEqual([]);
  });
});
