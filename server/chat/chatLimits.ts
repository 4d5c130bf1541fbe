/** The limits of the assistant that no plan changes. */
export const chatLimits = {
  maxQuestionLength: 2_000,
  maxQuestionsPerConversation: 30,
  maxConversations: 100,
};

/** How long an answer may take. */
export const maxAnswerMs = 120_000;
