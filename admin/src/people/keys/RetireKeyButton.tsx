import type { TicketSigningKey } from '@festival/contracts';
import { Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { ProofDialog } from '../../shared/dialogs/ProofDialog';
import { useConfirmedWord, WordField } from '../../shared/dialogs/WordField';
import { keyCalls } from './keyCalls';

/** Retires a key for good, after its id was typed. */
export function RetireKeyButton({ ticketKey }: { ticketKey: TicketSigningKey }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        onClick={() => setIsOpen(true)}
        aria-label={`Retire key ${ticketKey.id}`}
      >
        Retire
      </Button>
      {isOpen && <RetireKeyDialog ticketKey={ticketKey} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function RetireKeyDialog({
  ticketKey: { id, unused_tickets },
  onClose,
}: {
  ticketKey: TicketSigningKey;
  onClose: () => void;
}) {
  const word = useConfirmedWord(id);
  // As it was when the dialog opened: the server refuses when more tickets carry the key by then.
  const [seen] = useState(unused_tickets);
  return (
    <ProofDialog
      title={`Retire key ${id}?`}
      submitLabel="Retire key"
      isDangerous
      successText="The key is retired."
      failureText="The key could not be retired"
      check={word.check}
      call={(proof) => keyCalls.retire(id, { ...proof, unused_tickets: seen })}
      onClose={onClose}
    >
      {() => (
        <>
          <DialogContentText>
            {seen === 0
              ? 'No unused ticket carries this key.'
              : `${seen === 1 ? '1 unused ticket carries' : `${seen} unused tickets carry`} this key: the QR codes that were mailed let nobody in any more. Mail new ones first.`}{' '}
            A retired key can’t be taken back.
          </DialogContentText>
          <WordField label={`Type ${id}`} word={word} isFirst />
        </>
      )}
    </ProofDialog>
  );
}
