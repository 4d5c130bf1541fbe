import { takeTurn } from '../../takeTurn.js';
import { createXmlParser } from '../createXmlParser.js';
import { ProviderFailure } from '../providerFailure.js';

/** A data set of an SDMX service. */
export interface Dataflow {
  agency: string;
  id: string;
  version: string;
  name: string;
  description: string;
}

/** A text in several languages. */
type Texts = Map<string, string>;

interface OpenDataflow extends Omit<Dataflow, 'name' | 'description'> {
  Name: Texts;
  Description: Texts;
}

/** Number of characters that are parsed at once. */
const charactersPerSlice = 64 * 1024;

/** Reads the dataflows of a structure message: SDMX-ML 2.1, or SDMX-JSON 2.0 as an object. Takes turns. */
export async function readDataflows(title: string, text: string): Promise<Dataflow[]> {
  const isJson = text.trimStart().startsWith('{');
  const flows = isJson ? readJson(title, text) : await readXml(title, text);
  if (flows.length === 0) throw new ProviderFailure('malformed', `${title} returned a list without data sets.`);
  return flows;
}

function readJson(title: string, text: string): Dataflow[] {
  try {
    const { dataflows } = JSON.parse(text).data as { dataflows: (Partial<Dataflow> & { agencyID?: string })[] };
    return dataflows.map(({ agencyID = '', id = '', version = '', name = '', description = '' }) => {
      return { agency: agencyID, id, version, name, description };
    });
  } catch {
    throw new ProviderFailure('malformed', `${title} returned a list of data sets that cannot be read.`);
  }
}

async function readXml(title: string, text: string): Promise<Dataflow[]> {
  const flows: Dataflow[] = [];
  const path: string[] = [];
  let open: OpenDataflow | undefined;
  let texts: { language: string; parts: string[] } | undefined;
  const parser = createXmlParser(title, {
    onopentag(tag, attributes) {
      const name = getLocalName(tag);
      if (name === 'Dataflow') open = startDataflow(attributes);
      // Names of other elements, such as categories, are nested deeper.
      else if (path.at(-1) === 'Dataflow' && isTextName(name)) {
        texts = { language: attributes['xml:lang'] ?? 'en', parts: [] };
      }
      path.push(name);
    },
    ontext: (part) => void texts?.parts.push(part),
    onclosetag(tag) {
      const name = getLocalName(tag);
      path.pop();
      if (open && texts && isTextName(name)) {
        open[name].set(texts.language, texts.parts.join(''));
        texts = undefined;
      } else if (open && name === 'Dataflow') {
        flows.push(finishDataflow(open));
        open = undefined;
      }
    },
  });
  for (let start = 0; start < text.length; start += charactersPerSlice) {
    await takeTurn();
    parser.write(text.slice(start, start + charactersPerSlice));
  }
  return flows;
}

function startDataflow({ agencyID = '', id = '', version = '' }: Record<string, string>): OpenDataflow {
  return { agency: agencyID, id, version, Name: new Map(), Description: new Map() };
}

function finishDataflow({ Name, Description, ...flow }: OpenDataflow): Dataflow {
  return { ...flow, name: chooseEnglish(Name), description: chooseEnglish(Description) };
}

function chooseEnglish(texts: Texts): string {
  return texts.get('en') ?? [...texts.values()][0] ?? '';
}

function isTextName(name: string): name is 'Name' | 'Description' {
  return name === 'Name' || name === 'Description';
}

function getLocalName(tag: string): string {
  return tag.slice(tag.indexOf(':') + 1);
}
