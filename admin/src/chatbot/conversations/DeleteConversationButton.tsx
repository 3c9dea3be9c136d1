import type { ChatConversation } from '@festival/contracts';
import { DeleteButton } from '../lists/DeleteButton';
import { trainingCalls } from '../calls/trainingCalls';
import { DELETE_CONVERSATION, DONE, FAILURES } from '../calls/trainingTexts';

/** So much of the question names the button; a whole one would be read out for a minute. */
const NAMED_BY = 80;

/** Forgets a visitor's session. */
export const DeleteConversationButton = ({
  conversation: { id, user_message },
}: {
  conversation: ChatConversation;
}) => (
  <DeleteButton
    id={id}
    label={`Delete conversation: ${user_message.slice(0, NAMED_BY)}`}
    title="Delete this conversation?"
    question={DELETE_CONVERSATION}
    call={trainingCalls.deleteConversation}
    doneText={DONE.conversationDeleted}
    failure={FAILURES.deleteConversation}
  />
);
