/*
 * What services of SDMX have in common: a series is named by a flow and the codes of its dimensions, several can be asked for at once, and whatever
 * format an answer has, it is read the same way.
 */
import { type Group, keyedProvider } from '../keyedProvider.js';
import { markOf } from '../markOf.js';
import type {
  Answer,
  AnswerMark,
  Provider,
  ProviderAccess,
  ProviderCard,
  ProviderSeries,
  Question,
  SeriesQuery,
} from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { readJson, refusalByStatus } from '../refusal.js';
import type { SdmxMessage, SdmxSeries } from './message.js';
import { readSdmxCsv } from './readSdmxCsv.js';
import { readSdmxJson } from './readSdmxJson.js';
import { sdmxSeries } from './sdmxSeries.js';

/** How a service differs from the others. */
export interface SdmxService {
  card: ProviderCard;
  /** How its ids are written; `flow` and `key` are named in it. */
  idForm: RegExp;
  /** How many series a call asks for at most. */
  most: number;
  /** The call for some series of a flow: for each dimension a code, several, or an empty one. */
  questionOf(baseUrl: string, flow: string, key: string[][], query: SeriesQuery): Question;
  /** A refusal that says more than its status, which is asked next. */
  refusalIn(answer: Answer): ProviderFailure | undefined;
  /** Gives names to codes, where they have to be asked for. */
  named?(access: ProviderAccess, flow: string, message: SdmxMessage): Promise<SdmxMessage>;
  /** Says more of a series than services have in common. */
  finished?(series: ProviderSeries, read: SdmxSeries, today: string): ProviderSeries;
}

interface Answered {
  message: SdmxMessage;
  mark: AnswerMark | undefined;
}

export function sdmxProvider(service: SdmxService): Provider {
  const { card, most, finished } = service;
  return keyedProvider<Answered>({
    card,
    most,
    keyOf: (id) => keyIn(service, id),
    ask: (access, group) => ask(service, access, group),
    seriesOf({ message, mark }, wanted, { now }) {
      const { series, read } = sdmxSeries(card.title, message, wanted, mark);
      return finished?.(series, read, now().toISOString().slice(0, 10)) ?? series;
    },
  });
}

function keyIn({ idForm, card }: SdmxService, id: string) {
  const { flow, key } = idForm.exec(id)?.groups ?? {};
  const codes = key?.split('.').map((code) => (code === '*' ? '' : code)) ?? [];
  if (flow !== undefined && codes.some((code) => code !== '')) return { family: flow, key: codes };
  throw new ProviderFailure(
    'invalid',
    `A series of the ${card.title} is written like ${card.exampleId}: a code for each dimension, of which some may be left out.`,
  );
}

async function ask(service: SdmxService, access: ProviderAccess, group: Group): Promise<Answered> {
  const { family, codes, queries } = group;
  const [query] = queries;
  const read = (answer: Answer): Answered => ({
    message: readAnswer(service, answer),
    mark: queries.length === 1 ? markOf(answer) : undefined,
  });
  const question = service.questionOf(access.baseUrl, family, codes, query);
  const { message, mark } = await access.ask({ ...question, known: query.known }, read);
  return { message: (await service.named?.(access, family, message)) ?? message, mark };
}

function readAnswer({ card, refusalIn }: SdmxService, answer: Answer): SdmxMessage {
  const refusal = refusalIn(answer) ?? refusalByStatus(card.title, answer);
  if (refusal) throw refusal;
  if (answer.status === 204) throw new ProviderFailure('not_found', `${card.title} has nothing there.`);
  return isCsv(answer) ? readSdmxCsv(answer.text) : readSdmxJson(readJson(card.title, answer));
}

function isCsv({ text }: Answer): boolean {
  return /^[^\n<{[]*\bTIME_PERIOD\b[^\n]*\bOBS_VALUE\b/.test(text);
}
