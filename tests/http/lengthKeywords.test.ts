import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { replaceLengthKeywords } from '../../server/http/lengthKeywords.js';

it('finds the same errors as the keywords of Ajv, also in texts with surrogate pairs', () => {
  const options = { allErrors: true, verbose: true };
  const [own, library] = [new Ajv2020(options), new Ajv2020(options)];
  replaceLengthKeywords(own);
  const texts = fc.string({ unit: fc.constantFrom('a', 'é', '😀', '\ud83d'), maxLength: 12 });
  fc.assert(
    fc.property(texts, fc.nat(8), fc.nat(8), (text, minLength, maxLength) => {
      const [first, second] = [own, library].map((ajv) => {
        const validate = ajv.compile({ type: 'string', minLength, maxLength });
        return [validate(text), validate.errors];
      });
      expect(first).toEqual(second);
    }),
  );
});
