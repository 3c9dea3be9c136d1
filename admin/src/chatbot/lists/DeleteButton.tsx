import DeleteIcon from '@mui/icons-material/Delete';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import type { FailureTexts } from '../../shared/forms/saving/failureText';
import { useTrainingAction } from '../calls/useTrainingAction';
import { t } from '../../lib/i18n/t';

interface DeleteButtonProps {
  id: number;
  /** The button's name for screen readers: a list has many of them. */
  label: string;
  title: string;
  question: string;
  call: (id: number) => Promise<unknown>;
  doneText: string;
  failure: FailureTexts;
}

/** Deletes one record, after asking. */
export function DeleteButton({ id, label, title, question, call, doneText, failure }: DeleteButtonProps) {
  const [asks, setAsks] = useState(false);
  const { run, busy } = useTrainingAction({
    call: (asked: number) => call(asked).finally(() => setAsks(false)),
    doneText,
    failure,
  });
  return (
    <>
      <Button size="small" color="error" startIcon={<DeleteIcon />} aria-label={label} onClick={() => setAsks(true)}>
        {t('Delete')}
      </Button>
      <Confirm
        isOpen={asks}
        loading={busy}
        title={title}
        content={question}
        confirm={t('Delete')}
        confirmColor="warning"
        onConfirm={() => run(id)}
        onClose={() => setAsks(false)}
      />
    </>
  );
}
