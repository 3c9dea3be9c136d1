import DeleteIcon from '@mui/icons-material/Delete';
import { useState, type MouseEvent } from 'react';
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
import { useSingleMutation } from '../../lib/singleCall';
import type { FailureTexts } from './saving/failureText';
import { useFailureNotice } from './saving/useSaveFailure';
import { t } from '../../lib/i18n/t';

export interface ConfirmedDeleteButtonProps {
  /** The kind of record, in words: 'referral code'. */
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
  question = t('This cannot be undone.'),
  doneText = t('The %{what} was deleted.', { what }),
  redirect,
}: ConfirmedDeleteButtonProps) {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const nameOf = useGetRecordRepresentation(resource);
  const notify = useNotify();
  const goTo = useRedirect();
  const showFailure = useFailureNotice(typeof failureText === 'string' ? { unknown: failureText } : failureText);
  const [asks, setAsks] = useState(false);
  const [deleteRecord] = useDelete(resource, undefined, {
    mutationMode: 'pessimistic',
    returnPromise: true,
    onSuccess: () => {
      notify(doneText);
      goTo(redirect, resource);
    },
    onError: showFailure,
  });
  const { run, busy } = useSingleMutation({
    mutationFn: async () => deleteRecord(resource, { id: record?.id, previousData: record }),
    onSettled: () => setAsks(false),
  });
  if (!record) return null;

  const ask = (event: MouseEvent) => {
    // The row itself opens the form.
    event.stopPropagation();
    setAsks(true);
  };
  return (
    <>
      <Button label="ra.action.delete" color="error" onClick={ask}>
        <DeleteIcon />
      </Button>
      <Confirm
        isOpen={asks}
        loading={busy}
        title={t('Delete %{what} %{record}?', { what, record: String(nameOf(record)) })}
        content={question}
        confirmColor="warning"
        onConfirm={() => run()}
        onClose={() => setAsks(false)}
      />
    </>
  );
}
