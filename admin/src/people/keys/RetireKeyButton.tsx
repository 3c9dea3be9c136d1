import type { TicketSigningKey } from '@festival/contracts';
import { Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { ProofDialog } from '../../shared/dialogs/ProofDialog';
import { useConfirmedWord, WordField } from '../../shared/dialogs/WordField';
import { keyCalls } from './keyCalls';
import { t } from '../../lib/i18n/t';

/** Retires a key for good, after its id was typed. */
export function RetireKeyButton({ ticketKey }: { ticketKey: TicketSigningKey }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        onClick={() => setIsOpen(true)}
        aria-label={t('Retire key %{id}', { id: ticketKey.id })}
      >
        {t('Retire')}
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
      title={t('Retire key %{id}?', { id })}
      submitLabel={t('Retire key')}
      isDangerous
      successText={t('The key is retired.')}
      failureText={t('The key could not be retired')}
      check={word.check}
      call={(proof) => keyCalls.retire(id, { ...proof, unused_tickets: seen })}
      onClose={onClose}
    >
      {() => (
        <>
          <DialogContentText>
            {seen === 0
              ? t('No unused ticket carries this key. A retired key can’t be taken back.')
              : t(
                  '1 unused ticket carries this key: the QR codes that were mailed let nobody in any more. Mail new ones first. A retired key can’t be taken back. |||| %{smart_count} unused tickets carry this key: the QR codes that were mailed let nobody in any more. Mail new ones first. A retired key can’t be taken back.',
                  { smart_count: seen },
                )}
          </DialogContentText>
          <WordField label={t('Type %{id}', { id })} word={word} isFirst />
        </>
      )}
    </ProofDialog>
  );
}
