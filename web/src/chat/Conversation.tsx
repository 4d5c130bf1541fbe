import type { ChatConversationsResponse, ChatStatus } from 'almanac-sdk';
import { useRef } from 'preact/hooks';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { AnswerView } from './AnswerView';
import { AskProblem } from './AskProblem';
import { ConversationHeader } from './ConversationHeader';
import { Examples } from './Examples';
import { describeProgress, PendingAnswer } from './PendingAnswer';
import { QuestionForm } from './QuestionForm';
import { useConversation } from './useConversation';
import { useDraft } from './useDraft';

interface Props {
  /** Empty for a new conversation. */
  id: string;
  status: ChatStatus;
  /** All conversations of the account, and how many questions it can still ask. */
  list: ChatConversationsResponse;
  /** Called when a new conversation has its id. */
  onCreated(id: string): void;
  /** Called after each answer, and after the conversation was deleted. */
  onChange(): void;
}

/** A conversation: its answers, the one that is being streamed, and the form for the next question. */
export function Conversation({ id, status, list, onCreated, onChange }: Props) {
  const { conversations } = list;
  const conversation = useConversation({ id, conversations, onCreated, onChange });
  const { stored, answers, pending } = conversation;
  const { draft, setDraft, restoreDraft } = useDraft();
  const field = useRef<HTMLTextAreaElement>(null);
  const isNew = id === '' && answers.length === 0 && pending === undefined;
  const send = async (question: string, asOf: string) => {
    setDraft('');
    if (!(await conversation.send(question, asOf))) restoreDraft(question);
  };
  const stop = () => {
    conversation.stop();
    // The focused button disappears: keyboard users continue in the field.
    field.current?.focus();
  };
  const choose = (question: string) => {
    setDraft(question);
    field.current?.focus();
  };
  if (stored.failure !== undefined) return <Failure failure={stored.failure} retry={stored.retry} />;
  if (stored.isLoading) return <Loading label="Loading the conversation" />;
  return (
    <section class={isNew ? 'conversation' : 'conversation begun'} aria-label="Conversation">
      <ConversationHeader conversation={conversations.find((one) => one.id === id)} onDelete={onChange} />
      {answers.map((answer, index) => (
        <AnswerView
          key={index}
          answer={answer}
          isLatest={index === answers.length - 1 && pending === undefined}
          isRecent={index > 0 && index >= stored.answers.length}
        />
      ))}
      {pending !== undefined && <PendingAnswer pending={pending} isFirst={answers.length === 0} />}
      {isNew && <Examples choose={choose} />}
      <p class="visually-hidden" role="status">
        {pending === undefined ? conversation.announcement : describeProgress(pending)}
      </p>
      <AskProblem failure={conversation.failure} />
      <QuestionForm
        {...{ draft, setDraft, field }}
        limits={{ ...status, ...list }}
        isAnswering={pending !== undefined}
        canChooseDay={isNew}
        limitReached={findLimit({ ...status, ...list }, { isNew: id === '', questions: answers.length })}
        onAsk={send}
        onStop={stop}
      />
    </section>
  );
}

type Limits = ChatStatus & ChatConversationsResponse;

/** Says why no question can be asked, and what to do. */
function findLimit(limits: Limits, { isNew, questions }: { isNew: boolean; questions: number }): string | undefined {
  const { questionsLeft, questionsPerDay, maxQuestionsPerConversation, conversations, maxConversations } = limits;
  if (questionsLeft === 0) {
    return `You have asked all ${questionsPerDay} questions of today. You can ask again after midnight UTC.`;
  }
  if (questions >= maxQuestionsPerConversation) {
    return `This conversation has ${questions} questions, the maximum. Start a new conversation.`;
  }
  if (isNew && conversations.length >= maxConversations) {
    return `You have ${conversations.length} conversations, the maximum. Delete one to start another.`;
  }
  return undefined;
}
