import type { ButtonText } from '@festival/contracts';
import { Alert, DialogContentText, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { ActionDialog } from '../../../shared/dialogs/ActionDialog';
import { useDialogAction } from '../../../shared/dialogs/useDialogAction';
import { ChangeList } from './ChangeList';
import type { SaleDialogProps } from './OpenSaleDialog';
import { changeTexts, closingOf, openedByChange } from './saleChanges';
import { changeTicketType } from './ticketTypeCalls';
import { t } from '../../../lib/i18n/t';

const CARD_TEXTS: readonly ButtonText[] = ['SOLD OUT', 'COMING SOON'];

function heldText(held: number): string {
  if (held === 0) return '';
  return held === 1
    ? t('1 seat of an open order stays held: its buyer can still pay.')
    : t('%{held} seats of open orders stay held: their buyers can still pay.', { held });
}

/** Closes a tier's sale in one step: what its card says then, what changes, and what stays. */
export function CloseSaleDialog({ tier, tiers, onClose }: SaleDialogProps) {
  const [buttonText, setButtonText] = useState<ButtonText>(tier.sold > 0 ? 'SOLD OUT' : 'COMING SOON');
  const [now] = useState(() => new Date());
  const change = closingOf(tier, buttonText);
  const reopened = openedByChange(tier, change, tiers, now);
  const { run, busy, error } = useDialogAction({
    call: () => changeTicketType(tier, change),
    successText: t('The sale of %{header} is closed.', { header: tier.header }),
    failureText: t('Failed to update ticket type.'),
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={t('Close the sale of %{header}', { header: tier.header })}
      submitLabel={t('Close sale')}
      isDangerous
      busy={busy}
      error={error}
      onSubmit={run}
      onClose={onClose}
    >
      <DialogContentText>
        {t('Nobody can order it from now on. %{held}', { held: heldText(tier.held) })}
      </DialogContentText>
      <TextField
        select
        label={t('Its card says')}
        value={buttonText}
        onChange={(event) => setButtonText(event.target.value as ButtonText)}
      >
        {CARD_TEXTS.map((text) => (
          <MenuItem key={text} value={text}>
            {text}
          </MenuItem>
        ))}
      </TextField>
      {reopened.length > 0 && (
        <Alert severity="warning">
          {t('%{reopened} goes on sale again, since this one had taken over.', {
            reopened: reopened.map(({ header }) => header).join(', '),
          })}
        </Alert>
      )}
      <ChangeList texts={changeTexts(tier, change, tiers)} />
    </ActionDialog>
  );
}
