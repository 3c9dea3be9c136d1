import type { FailureTexts } from '../../shared/forms/saving/failureText';
import { t } from '../../lib/i18n/t';

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
  | 'import'
  | 'check'
  | 'assign';

/** Shown when the server gives no text of its own. */
export const FAILURES: Readonly<Record<Call, FailureTexts>> = {
  knowledge: { unknown: t('Failed to load knowledge entries') },
  entry: { unknown: t('Failed to load knowledge entry') },
  conversations: { unknown: t('Failed to load conversations') },
  deleteConversation: { unknown: t('Failed to delete conversation') },
  analytics: { unknown: t('Failed to load analytics') },
  unanswered: { unknown: t('Failed to load unanswered questions') },
  save: { unknown: t('Failed to save knowledge') },
  delete: { unknown: t('Failed to delete knowledge') },
  toggle: { unknown: t('Failed to update status') },
  test: { unknown: t('Failed to test chatbot') },
  translate: {
    unknown: t('Failed to translate'),
    unanswered: t('Failed to translate content. Please check your internet connection.'),
  },
  import: { unknown: t('Failed to import knowledge') },
  check: { unknown: t('Failed to check the entry') },
  assign: { unknown: t('Failed to add the questions') },
};

export const DONE = {
  created: t('Knowledge created successfully'),
  updated: t('Knowledge updated successfully'),
  deleted: t('Knowledge deleted successfully'),
  conversationDeleted: t('Conversation deleted successfully'),
  toggled: t('Status updated successfully'),
  assigned: t('Questions added to the entry.'),
  translated: t('Translation completed successfully!'),
};

export const DELETE_QUESTION = t('Are you sure you want to delete this knowledge entry?');
export const DELETE_CONVERSATION = t(
  'Everything that this visitor asked in the same session is deleted for good, with its answers. Do this when they ask to be forgotten.',
);
export const ENGLISH_FIRST = t('Please fill in English question and answer first');
