import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { useAction } from './useAction';
import { t } from '../../lib/i18n/t';

interface ConfirmedActionProps<T> {
  label: string;
  question: string;
  /** The consequence. */
  content: string;
  colour?: 'primary' | 'error';
  /** There is nothing to do it with. */
  disabled?: boolean;
  call: () => Promise<T>;
  onDone: (answer: T) => void;
}

/** A button whose call is sent once it was confirmed. */
export function ConfirmedAction<T>({
  label,
  question,
  content,
  colour,
  disabled,
  call,
  onDone,
}: ConfirmedActionProps<T>) {
  const [asks, setAsks] = useState(false);
  const { run, busy } = useAction<void, T>({
    call,
    failureText: t('This did not work. Please try again.'),
    onDone,
    onSettled: () => setAsks(false),
  });
  return (
    <>
      <Button variant="outlined" color={colour} disabled={disabled} onClick={() => setAsks(true)}>
        {label}
      </Button>
      <Confirm
        isOpen={asks}
        loading={busy}
        title={question}
        content={content}
        confirm={label}
        confirmColor={colour === 'error' ? 'warning' : 'primary'}
        onConfirm={() => run()}
        onClose={() => setAsks(false)}
      />
    </>
  );
}
