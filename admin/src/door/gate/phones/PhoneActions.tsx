import type { AdminGatePhone, GatePairing } from '@festival/contracts';
import { Box } from '@mui/material';
import { useNotify } from 'react-admin';
import { ConfirmedAction } from '../../../shared/dialogs/ConfirmedAction';
import { gateCalls } from '../gateCalls';
import { isInUse } from '../pairing/newPhone';
import { unsentWarning } from './phoneNeeds';

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
      ? `The phone that scans as ${name} now stops scanning until it, or another one, has scanned the new code.`
      : 'The code made before can’t be used any more.';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, whiteSpace: 'nowrap' }}>
      <ConfirmedAction
        label="New code"
        question={`Make a new code for ${name}?`}
        content={stops + unsentWarning(phone)}
        call={() => gateCalls.pairAgain(id)}
        onDone={(code) => onNewCode(phone, code)}
      />
      <ConfirmedAction
        label="Take out"
        question={`Take ${name} out?`}
        content={`It may not scan any more, and can’t be put back.${unsentWarning(phone)}`}
        colour="error"
        call={() => gateCalls.takeOut(id)}
        onDone={() => notify(`${name} is taken out.`)}
      />
    </Box>
  );
}
