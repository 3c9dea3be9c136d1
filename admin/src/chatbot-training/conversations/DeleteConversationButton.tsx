import DeleteIcon from '@mui/icons-material/Delete';
import { Button } from '@mui/material';
import type { ChatConversation } from '@festival/contracts';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { trainingCalls } from '../trainingCalls';
import { DELETE_CONVERSATION, DONE, FAILURES } from '../trainingTexts';
import { useTrainingAction } from '../useTrainingAction';

/** So much of the question names the button; a whole one would be read out for a minute. */
const NAMED_BY = 80;

/** Forgets a visitor's session, after asking. */
export function DeleteConversationButton({ conversation: { id, user_message } }: { conversation: ChatConversation }) {
  const [asks, setAsks] = useState(false);
  const { run, busy } = useTrainingAction({
    call: (conversationId: number) => trainingCalls.deleteConversation(conversationId).finally(() => setAsks(false)),
    doneText: DONE.conversationDeleted,
    failure: FAILURES.deleteConversation,
  });
  return (
    <>
      <Button
        size="small"
        color="error"
        startIcon={<DeleteIcon />}
        aria-label={`Delete conversation: ${user_message.slice(0, NAMED_BY)}`}
        onClick={() => setAsks(true)}
      >
        Delete
      </Button>
      <Confirm
        isOpen={asks}
        loading={busy}
        title="Delete this conversation?"
        content={DELETE_CONVERSATION}
        confirm="Delete"
        confirmColor="warning"
        onConfirm={() => run(id)}
        onClose={() => setAsks(false)}
      />
    </>
  );
}
