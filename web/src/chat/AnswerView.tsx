import { useMemo } from 'preact/hooks';
import { formatCount } from '../format';
import { Disclosure } from '../parts/Disclosure';
import { AnswerText } from './AnswerText';
import { CitedValues } from './CitedValues';
import { drawResults } from './drawnSeries';
import { ResultCharts } from './ResultCharts';
import type { ShownAnswer } from './shownAnswer';
import { ToolCallList } from './ToolCallList';
import { TrustLine } from './TrustLine';
import { collectFrequencies } from './ValueLink';
import './answer.css';

interface Props {
  answer: ShownAnswer;
  /** Whether its charts are open. */
  isLatest: boolean;
  /** Whether it follows others and was asked in this view. It then keeps its place when it is complete. */
  isRecent?: boolean;
}

/** A question and its answer: the text, where its values come from, the series as charts and tables, and how it was found. */
export function AnswerView({ answer, isLatest, isRecent = false }: Props) {
  const { question, parts, values, trust, toolCalls } = answer;
  const frequencies = useMemo(() => collectFrequencies(toolCalls), [toolCalls]);
  const series = useMemo(() => drawResults(toolCalls), [toolCalls]);
  return (
    <article class={isRecent && isLatest ? 'answer recent' : 'answer'}>
      <h3>{question}</h3>
      <AnswerText {...{ parts, values, frequencies }} />
      <Remarks answer={answer} />
      <TrustLine trust={trust} />
      <div class="answer-details">
        {series.length > 0 && (
          <Disclosure summary={`Chart and table: ${series.length} series`} open={isLatest}>
            {() => <ResultCharts series={series} />}
          </Disclosure>
        )}
        {values.length > 0 && (
          <Disclosure summary={formatCount(values.length, 'cited value')}>
            {() => <CitedValues {...{ values, frequencies }} />}
          </Disclosure>
        )}
        <ToolCallList calls={toolCalls} />
      </div>
    </article>
  );
}

/** What limits an answer: it was stopped, or the server rejected numbers that the model wrote itself. */
function Remarks({ answer: { status, rejectedNumbers } }: { answer: ShownAnswer }) {
  if (status === 'answered' && rejectedNumbers === 0) return null;
  return (
    <p class="answer-remark">
      {status === 'stopped' && <span class="tag">Stopped</span>}
      {status === 'not_held' && <span class="tag warn">Not held</span>}{' '}
      {status === 'stopped' && 'You stopped this answer. It may be incomplete.'}{' '}
      {rejectedNumbers > 0 &&
        `The server rejected ${formatCount(rejectedNumbers, 'number')} that the model wrote and no tool returned.`}
    </p>
  );
}
