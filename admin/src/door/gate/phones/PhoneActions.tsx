import type { AdminGatePhone, GatePairing } from '@festival/contracts';
import { Box } from '@mui/material';
import { useNotify } from 'react-admin';
import { ConfirmedAction } from '../../../shared/dialogs/ConfirmedAction';
import { gateCalls } from '../gateCalls';
import { isInUse } from '../pairing/newPhone';
import { unsentWarning } from './phoneNeeds';
import { t } from '../../../lib/i18n/t';

interface PhoneActionsProps {
  phone: AdminGatePhone;
  onNewCode: (phone: AdminGatePhone, code: GatePairing) => void;
}

/** A new code and the way out, for a phone that is in use. */
export function PhoneActions({ phone, onNewCode }: PhoneActionsProps) {
  const notify = useNotify();
  const { id, name, state } = phone;
  if (!isInUse(phone)) return null;
  const stops =
    state === 'paired'
      ? t('The phone that scans as %{name} now stops scanning until it, or another one, has scanned the new code.', {
          name,
        })
      : t('The code made before can’t be used any more.');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, whiteSpace: 'nowrap' }}>
      <ConfirmedAction
        label={t('New code')}
        question={t('Make a new code for %{name}?', { name })}
        content={stops + unsentWarning(phone)}
        call={() => gateCalls.pairAgain(id)}
        onDone={(code) => onNewCode(phone, code)}
      />
      <ConfirmedAction
        label={t('Take out')}
        question={t('Take %{name} out?', { name })}
        content={t('It may not scan any more, and can’t be put back.%{phone}', { phone: unsentWarning(phone) })}
        colour="error"
        call={() => gateCalls.takeOut(id)}
        onDone={() => notify(t('%{name} is taken out.', { name }))}
      />
    </Box>
  );
}
