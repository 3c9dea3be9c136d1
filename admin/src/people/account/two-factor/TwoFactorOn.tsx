import { type TwoFactorProof, type TwoFactorState, PASSWORD_TEXTS, TWO_FACTOR_TEXTS } from '@festival/contracts';
import {
  Alert,
  Button,
  Stack,
  Typography,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { StatusChip } from '../../../shared/fields/StatusChip';
import { accountCalls } from '../accountCalls';
import { usePlainForm } from '../../../shared/forms/usePlainForm';
import { focusOnMount } from '../../../lib/focusOnMount';
import { PasswordField } from '../../sign-in/PasswordField';
import { useFormCall } from '../useFormCall';
import { RecoveryCodesPanel } from './RecoveryCodesPanel';
import { t } from '../../../lib/i18n/t';

const FEW_CODES = 3;

const RENEWAL = {
  title: t('New recovery codes'),
  text: t('You get ten new codes. The old ones work no longer.'),
  action: t('Make new codes'),
  colour: 'primary',
} as const;

const SWITCHING_OFF = {
  title: t('Turn two-factor authentication off?'),
  text: t('Your password alone will open the back office again.'),
  action: t('Turn off'),
  colour: 'error',
} as const;

interface TwoFactorOnProps {
  state: TwoFactorState;
  /** Something was changed and must be loaded again. */
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
    notify((await accountCalls.disableTwoFactor(proof)) ?? t('Two-factor authentication is off.'));
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
      <StatusChip label={t('On')} tone="success" />
      <Typography>{t('Signing in asks for a code from your authenticator app.')}</Typography>
      {left <= FEW_CODES ? (
        <Alert severity="warning">{t('Only %{left} recovery codes are left. Make new ones.', { left })}</Alert>
      ) : (
        <Typography>{t('%{left} recovery codes are left.', { left })}</Typography>
      )}
      <Button variant="outlined" onClick={() => setAsking('renewal')}>
        {t('New recovery codes')}
      </Button>
      {state.required ? (
        <Typography sx={{ color: 'text.secondary' }}>
          {t('Your role must have it, so it cannot be turned off.')}
        </Typography>
      ) : (
        <Button color="error" onClick={() => setAsking('off')}>
          {t('Turn off')}
        </Button>
      )}
      {asking === 'renewal' && <ProofDialog {...RENEWAL} send={renew} onClose={close} />}
      {asking === 'off' && <ProofDialog {...SWITCHING_OFF} send={turnOff} onClose={close} />}
    </Stack>
  );
}

interface ProofDialogProps {
  title: string;
  text: string;
  action: string;
  colour: 'primary' | 'error';
  send: (proof: TwoFactorProof) => Promise<void>;
  onClose: () => void;
}

/** Asks for password and code before a change of one's two-factor authentication. */
function ProofDialog({ title, text, action, colour, send, onClose }: ProofDialogProps) {
  const { form, values, field, showErrors } = usePlainForm({ current_password: '', code: '' });
  const { busy, message, run } = useFormCall(showErrors, t('This did not work. Please try again.'));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = {
      current_password: values.current_password ? undefined : t(PASSWORD_TEXTS.currentRequired),
      code: values.code.trim() ? undefined : t(TWO_FACTOR_TEXTS.codeRequired),
    };
    if (showErrors(missing)) return;
    void run(() => send({ ...values, code: values.code.trim() }));
  };

  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby="proof-title">
      <Stack ref={form} component="form" noValidate onSubmit={submit}>
        <DialogTitle id="proof-title">{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <span>{text}</span>
            {message && <Alert severity="error">{message}</Alert>}
            <PasswordField
              {...field('current_password')}
              id="proof_password"
              label={t('Current Password')}
              autoComplete="current-password"
              inputRef={focusOnMount}
            />
            <TextField {...field('code')} id="proof_code" label={t('Code')} autoComplete="one-time-code" />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {t('Cancel')}
          </Button>
          <Button type="submit" variant="contained" color={colour} loading={busy}>
            {action}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
