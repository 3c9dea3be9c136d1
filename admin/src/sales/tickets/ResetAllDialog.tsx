import { TICKET_RESET_TEXTS as TEXTS } from '@festival/contracts';
import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { ActionDialog } from '../../shared/dialogs/ActionDialog';
import { SecretField } from './SecretField';
import { ticketCalls } from './ticketCalls';
import { useReset } from './useReset';
import { t } from '../../lib/i18n/t';

const skippedText = (count: number) => (count > 0 ? t('. Skipped, not of a paid order: %{count}', { count }) : '');

/** The bulk reset, after a question and the secret code. */
export function ResetAllDialog({ onClose }: { onClose: () => void }) {
  const [isSure, setIsSure] = useState(false);
  const [secret, setSecret] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { run, busy } = useReset({
    call: ticketCalls.resetAll,
    successText: ({ json: { affected, skipped } }) => TEXTS.bulkDone(affected) + skippedText(skipped),
    failureText: t(TEXTS.bulkFailed),
    onDone: onClose,
  });
  const submit = () => {
    if (!isSure) return setIsSure(true);
    setIsMissing(secret.trim() === '');
    return secret.trim() === '' ? undefined : run(secret);
  };
  return (
    <ActionDialog
      title={t('Reset all tickets to valid')}
      submitLabel={isSure ? t('Reset all tickets') : t('Continue')}
      isDangerous
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      {isSure ? (
        <>
          <DialogContentText>
            {t('This is the last question. Type the secret code to reset all tickets.')}
          </DialogContentText>
          <SecretField
            value={secret}
            isMissing={isMissing}
            onChange={(text) => {
              setSecret(text);
              setIsMissing(false);
            }}
          />
        </>
      ) : (
        <DialogContentText>
          {t(
            'Every ticket of a paid order becomes VALID again and all check-ins are cleared: everybody who is inside could be let in once more. Pending tickets and those of unpaid or refunded orders stay as they are.',
          )}
        </DialogContentText>
      )}
    </ActionDialog>
  );
}
