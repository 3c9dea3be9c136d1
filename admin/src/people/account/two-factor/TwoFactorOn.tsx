import type { TwoFactorProof, TwoFactorState } from '@festival/contracts';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { StatusChip } from '../../../shared/fields/StatusChip';
import { accountCalls } from '../accountCalls';
import { ProofDialog } from './ProofDialog';
import { RecoveryCodesPanel } from './RecoveryCodesPanel';

const FEW_CODES = 3;

const RENEWAL = {
  title: 'New recovery codes',
  text: 'You get ten new codes. The old ones work no longer.',
  action: 'Make new codes',
  colour: 'primary',
} as const;

const SWITCHING_OFF = {
  title: 'Turn two-factor authentication off?',
  text: 'Your password alone will open the back office again.',
  action: 'Turn off',
  colour: 'error',
} as const;

interface TwoFactorOnProps {
  state: TwoFactorState;
  /** Something was changed: to be loaded anew. */
  onChanged: () => void;
}

/** Two-factor authentication is on: what is left of the codes, and what can be done. */
export function TwoFactorOn({ state, onChanged }: TwoFactorOnProps) {
  const [asking, setAsking] = useState<'renewal' | 'off'>();
  const [codes, setCodes] = useState<string[]>();
  const notify = useNotify();
  const close = () => setAsking(undefined);

  const renew = async (proof: TwoFactorProof) => {
    setCodes((await accountCalls.renewRecoveryCodes(proof)).recovery_codes);
    close();
  };
  const turnOff = async (proof: TwoFactorProof) => {
    notify((await accountCalls.disableTwoFactor(proof)) ?? 'Two-factor authentication is off.');
    close();
    onChanged();
  };
  const finish = () => {
    setCodes(undefined);
    onChanged();
  };

  if (codes) return <RecoveryCodesPanel codes={codes} onDone={finish} />;
  const left = state.recovery_codes_left;
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <StatusChip label="On" tone="success" />
      <Typography>Signing in asks for a code from your authenticator app.</Typography>
      {left <= FEW_CODES ? (
        <Alert severity="warning">Only {left} recovery codes are left. Make new ones.</Alert>
      ) : (
        <Typography>{left} recovery codes are left.</Typography>
      )}
      <Button variant="outlined" onClick={() => setAsking('renewal')}>
        New recovery codes
      </Button>
      {state.required ? (
        <Typography sx={{ color: 'text.secondary' }}>Your role must have it, so it cannot be turned off.</Typography>
      ) : (
        <Button color="error" onClick={() => setAsking('off')}>
          Turn off
        </Button>
      )}
      {asking === 'renewal' && <ProofDialog {...RENEWAL} send={renew} onClose={close} />}
      {asking === 'off' && <ProofDialog {...SWITCHING_OFF} send={turnOff} onClose={close} />}
    </Stack>
  );
}
