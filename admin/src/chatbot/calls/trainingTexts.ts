import type { FailureTexts } from '../../shared/forms/saving/failureText';

type Call =
  | 'knowledge'
  | 'entry'
  | 'conversations'
  | 'deleteConversation'
  | 'analytics'
  | 'unanswered'
  | 'save'
  | 'delete'
  | 'toggle'
  | 'test'
  | 'translate'
  | 'import';

/** Shown when the server gives no text of its own. */
export const FAILURES: Readonly<Record<Call, FailureTexts>> = {
  knowledge: { unknown: 'Failed to load knowledge entries' },
  entry: { unknown: 'Failed to load knowledge entry' },
  conversations: { unknown: 'Failed to load conversations' },
  deleteConversation: { unknown: 'Failed to delete conversation' },
  analytics: { unknown: 'Failed to load analytics' },
  unanswered: { unknown: 'Failed to load unanswered questions' },
  save: { unknown: 'Failed to save knowledge' },
  delete: { unknown: 'Failed to delete knowledge' },
  toggle: { unknown: 'Failed to update status' },
  test: { unknown: 'Failed to test chatbot' },
  translate: {
    unknown: 'Failed to translate',
    unanswered: 'Failed to translate content. Please check your internet connection.',
  },
  import: { unknown: 'Failed to import knowledge' },
};

export const DONE = {
  created: 'Knowledge created successfully',
  updated: 'Knowledge updated successfully',
  deleted: 'Knowledge deleted successfully',
  conversationDeleted: 'Conversation deleted successfully',
  toggled: 'Status updated successfully',
  translated: 'Translation completed successfully!',
};

export const DELETE_QUESTION = 'Are you sure you want to delete this knowledge entry?';
export const DELETE_CONVERSATION =
  'Everything that this visitor asked in the same session is deleted for good, with its answers. Do this when they ask to be forgotten.';
export const ENGLISH_FIRST = 'Please fill in English question and answer first';
