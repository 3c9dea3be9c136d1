import DeleteIcon from '@mui/icons-material/Delete';
import { useRef, useState, type MouseEvent } from 'react';
import {
  Button,
  Confirm,
  useDelete,
  useGetRecordRepresentation,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import type { FailureTexts } from './saving/failureText';
import { useFailureNotice } from './saving/useSaveFailure';

export interface ConfirmedDeleteButtonProps {
  /** What is deleted, in words: 'referral code'. */
  what: string;
  /** Shown when the server gives no reason; or all that is said of a failure. */
  failureText: string | FailureTexts;
  question?: string;
  doneText?: string;
  /** Where to go afterwards; false stays. */
  redirect: 'list' | false;
}

/** Deletes the record after asking, once, and waits for the server: it may refuse. */
export function ConfirmedDeleteButton({
  what,
  failureText,
  question = 'This cannot be undone.',
  doneText = `The ${what} was deleted.`,
  redirect,
}: ConfirmedDeleteButtonProps) {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const nameOf = useGetRecordRepresentation(resource);
  const notify = useNotify();
  const goTo = useRedirect();
  const showFailure = useFailureNotice(typeof failureText === 'string' ? { unknown: failureText } : failureText);
  const [asks, setAsks] = useState(false);
  // A double click comes before the button is drawn as busy.
  const underWay = useRef(false);
  const [deleteRecord, { isPending }] = useDelete(resource, undefined, {
    mutationMode: 'pessimistic',
    onSuccess: () => {
      notify(doneText);
      goTo(redirect, resource);
    },
    onError: showFailure,
    onSettled: () => {
      underWay.current = false;
      setAsks(false);
    },
  });
  if (!record) return null;

  const ask = (event: MouseEvent) => {
    // The row itself opens the form.
    event.stopPropagation();
    setAsks(true);
  };
  const confirm = () => {
    if (underWay.current) return;
    underWay.current = true;
    void deleteRecord(resource, { id: record.id, previousData: record });
  };

  return (
    <>
      <Button label="ra.action.delete" color="error" onClick={ask}>
        <DeleteIcon />
      </Button>
      <Confirm
        isOpen={asks}
        loading={isPending}
        title={`Delete ${what} ${String(nameOf(record))}?`}
        content={question}
        confirmColor="warning"
        onConfirm={confirm}
        onClose={() => setAsks(false)}
      />
    </>
  );
}
