import { findBondIssuer } from '../../server/search/governmentBonds.js';

describe('the issuer of the bonds that a text names', () => {
  it.each([
    ['bund', 'DE'],
    ['10y gilt yield', 'GB'],
    ['oats', undefined],
    ['oat price', undefined],
    ['bund spread btp', undefined],
  ])('of "%s" is %s', (text, issuer) => {
    expect(findBondIssuer(text.split(' '))).toBe(issuer);
  });
});
