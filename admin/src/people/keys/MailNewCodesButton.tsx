import type { TicketSigningKey } from '@festival/contracts';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { useAction } from '../../shared/dialogs/useAction';
import { keyCalls } from './keyCalls';
import { t } from '../../lib/i18n/t';

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
        if (step.left >= before) throw new Error(t('No ticket got a new code.'));
        before = step.left;
      }
    },
    failureText: t('Not all mails were queued. Press again to go on.'),
    onDone: (mailed) => notify(t('%{mailed} mails with new QR codes are queued.', { mailed })),
    onSettled: () => setLeft(undefined),
  });
  return (
    <>
      <Button
        variant="outlined"
        loading={busy}
        aria-label={t('Mail new QR codes for key %{id}', { id })}
        onClick={() => setAsks(true)}
      >
        {t('Mail new QR codes')}
      </Button>
      {busy && left !== undefined && (
        <Typography component="output" variant="body2" sx={{ alignSelf: 'center' }}>
          {t('%{left} tickets left', { left })}
        </Typography>
      )}
      <Confirm
        isOpen={asks}
        title="Mail new QR codes?"
        content={t(
          'The buyers of 1 unused ticket get their e-tickets again, with QR codes of the present key. The earlier codes stay good until key %{id} is retired. |||| The buyers of %{smart_count} unused tickets get their e-tickets again, with QR codes of the present key. The earlier codes stay good until key %{id} is retired.',
          { smart_count: unused_tickets, id },
        )}
        confirm={t('Mail them')}
        onConfirm={() => {
          setAsks(false);
          run();
        }}
        onClose={() => setAsks(false)}
      />
    </>
  );
}
