import type { TwoFactorSetup } from '@festival/contracts';
import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import type { FormEvent } from 'react';
import { usePlainForm } from '../../../shared/forms/usePlainForm';
import { focusOnMount } from '../../../lib/focusOnMount';
import { accountCalls } from '../accountCalls';
import { QrDrawing } from './QrDrawing';
import { useFormCall } from '../useFormCall';

interface TwoFactorConfirmProps {
  setup: TwoFactorSetup;
  onConfirmed: (recoveryCodes: string[]) => void;
}

/** `JBSW Y3DP …`: a long secret is typed in pieces. */
const inPieces = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Second step: the secret goes into the app, and the app's code comes back. */
export function TwoFactorConfirm({ setup, onConfirmed }: TwoFactorConfirmProps) {
  const { form, values, field, showErrors } = usePlainForm({ code: '' });
  const { busy, message, run } = useFormCall(showErrors, 'The code could not be checked.');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (showErrors({ code: values.code.trim() ? undefined : 'Enter the six digits that the app shows' })) return;
    void run(async () => onConfirmed((await accountCalls.confirmTwoFactor(values.code.trim())).recovery_codes));
  };

  return (
    <Stack ref={form} component="form" noValidate onSubmit={submit} spacing={2}>
      <Typography>1. Scan this code with the app, or type the key into it.</Typography>
      <QrDrawing qr={setup.qr} label="QR code for your authenticator app" />
      <Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Key
        </Typography>
        <Typography component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {inPieces(setup.secret)}
        </Typography>
      </Box>
      <Typography>2. Enter the six digits that the app shows now.</Typography>
      {message && <Alert severity="error">{message}</Alert>}
      <TextField
        {...field('code')}
        id="code"
        label="Code"
        inputRef={focusOnMount}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
      />
      <Button type="submit" variant="contained" loading={busy}>
        Turn on
      </Button>
    </Stack>
  );
}
