import { PASSWORD_TEXTS, TWO_FACTOR_TEXTS, type TwoFactorProof } from '@festival/contracts';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material';
import type { FormEvent } from 'react';
import { usePlainForm } from '../../../shared/forms/usePlainForm';
import { focusOnMount } from '../../../lib/focusOnMount';
import { PasswordField } from '../../sign-in/PasswordField';
import { useFormCall } from '../useFormCall';

interface ProofDialogProps {
  title: string;
  text: string;
  action: string;
  colour: 'primary' | 'error';
  send: (proof: TwoFactorProof) => Promise<void>;
  onClose: () => void;
}

/** Asks for password and code before a change of one's two-factor authentication. */
export function ProofDialog({ title, text, action, colour, send, onClose }: ProofDialogProps) {
  const { form, values, field, showErrors } = usePlainForm({ current_password: '', code: '' });
  const { busy, message, run } = useFormCall(showErrors, 'This did not work. Please try again.');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = {
      current_password: values.current_password ? undefined : PASSWORD_TEXTS.currentRequired,
      code: values.code.trim() ? undefined : TWO_FACTOR_TEXTS.codeRequired,
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
              label="Current Password"
              autoComplete="current-password"
              inputRef={focusOnMount}
            />
            <TextField {...field('code')} id="proof_code" label="Code" autoComplete="one-time-code" />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" color={colour} loading={busy}>
            {action}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
