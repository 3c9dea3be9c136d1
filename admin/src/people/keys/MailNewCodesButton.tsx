import type { TicketSigningKey } from '@festival/contracts';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { useAction } from '../../shared/dialogs/useAction';
import { keyCalls } from './keyCalls';

/** Mails new QR codes for all unused tickets of a key, a hundred orders a call; what was broken off goes on with a press. */
export function MailNewCodesButton({ ticketKey: { id, unused_tickets } }: { ticketKey: TicketSigningKey }) {
  const [asks, setAsks] = useState(false);
  const [left, setLeft] = useState<number>();
  const notify = useNotify();
  const { run, busy } = useAction<void, number>({
    call: async () => {
      let mailed = 0;
      for (let before = Infinity; ;) {
        const step = await keyCalls.mailNewCodes(id);
        mailed += step.mailed;
        setLeft(step.left);
        if (step.left === 0) return mailed;
        // The server would be asked for ever.
        if (step.left >= before) throw new Error('No ticket got a new code.');
        before = step.left;
      }
    },
    failureText: 'Not all mails were queued. Press again to go on.',
    onDone: (mailed) => notify(`${mailed} mails with new QR codes are queued.`),
    onSettled: () => setLeft(undefined),
  });
  return (
    <>
      <Button
        variant="outlined"
        loading={busy}
        aria-label={`Mail new QR codes for key ${id}`}
        onClick={() => setAsks(true)}
      >
        Mail new QR codes
      </Button>
      {busy && left !== undefined && (
        <Typography component="output" variant="body2" sx={{ alignSelf: 'center' }}>
          {left} tickets left
        </Typography>
      )}
      <Confirm
        isOpen={asks}
        title="Mail new QR codes?"
        content={
          `The buyers of ${unused_tickets === 1 ? '1 unused ticket' : `${unused_tickets} unused tickets`} get their ` +
          `e-tickets again, with QR codes of the present key. The earlier codes stay good until key ${id} is retired.`
        }
        confirm="Mail them"
        onConfirm={() => {
          setAsks(false);
          run();
        }}
        onClose={() => setAsks(false)}
      />
    </>
  );
}
