import { type Handler, Parser } from 'htmlparser2';
import { ProviderFailure } from './providerFailure.js';

const maxDepth = 100;
const maxAttributes = 100;

/**
 * Creates a parser of XML that arrives in pieces. It throws a ProviderFailure for elements that are nested too deep, because opening an element takes the
 * parser as long as there are open ones, and for an element with too many attributes, because it holds them all.
 */
export function createXmlParser(
  title: string,
  handler: Partial<Pick<Handler, 'onopentag' | 'ontext' | 'onclosetag'>>,
): Parser {
  let [depth, attributes] = [0, 0];
  const limits: Partial<Handler> = {
    onopentagname: () => {
      attributes = 0;
      depth += 1;
      assertCount(title, depth, maxDepth);
    },
    onattribute: () => {
      attributes += 1;
      assertCount(title, attributes, maxAttributes);
    },
    onclosetag: (name, isImplied) => {
      depth -= 1;
      handler.onclosetag?.(name, isImplied);
    },
  };
  return new Parser({ ...handler, ...limits }, { xmlMode: true });
}

function assertCount(title: string, count: number, max: number): void {
  if (count <= max) return;
  throw new ProviderFailure('malformed', `${title} returned XML with more than ${max} nested elements or attributes.`);
}
