import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh } from 'react-admin';
import { serverMessage } from '../providers/httpErrors';

interface ConfirmedActionProps<T> {
  label: string;
  question: string;
  /** What will happen. */
  content: string;
  colour?: 'primary' | 'error';
  call: () => Promise<T>;
  onDone: (answer: T) => void;
}

/** A button whose call is sent once it was confirmed. */
export function ConfirmedAction<T>({ label, question, content, colour, call, onDone }: ConfirmedActionProps<T>) {
  const [asks, setAsks] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: call,
    onSuccess: (answer) => {
      onDone(answer);
      refresh();
    },
    onError: (error) => notify(serverMessage(error) ?? 'This did not work. Please try again.', { type: 'error' }),
    onSettled: () => setAsks(false),
  });
  return (
    <>
      <Button variant="outlined" color={colour} onClick={() => setAsks(true)}>
        {label}
      </Button>
      <Confirm
        isOpen={asks}
        loading={isPending}
        title={question}
        content={content}
        confirm={label}
        confirmColor={colour === 'error' ? 'warning' : 'primary'}
        onConfirm={() => mutate()}
        onClose={() => setAsks(false)}
      />
    </>
  );
}
