import { type TwoFactorSetup, PASSWORD_TEXTS } from '@festival/contracts';
import { useState, type FormEvent } from 'react';
import { Alert, Button, Stack, Typography, Box, TextField } from '@mui/material';
import { usePlainForm } from '../../../shared/forms/usePlainForm';
import { PasswordField } from '../../sign-in/PasswordField';
import { accountCalls } from '../accountCalls';
import { useFormCall } from '../useFormCall';
import { focusOnMount } from '../../../lib/focusOnMount';
import { RecoveryCodesPanel } from './RecoveryCodesPanel';
import { t } from '../../../lib/i18n/t';

interface TwoFactorConfirmProps {
  setup: TwoFactorSetup;
  onConfirmed: (recoveryCodes: string[]) => void;
}

/** `JBSW Y3DP …`: a long secret is typed in pieces. */
const inPieces = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Second step: the secret goes into the app, and the app's code comes back. */
function TwoFactorConfirm({ setup, onConfirmed }: TwoFactorConfirmProps) {
  const { form, values, field, showErrors } = usePlainForm({ code: '' });
  const { busy, message, run } = useFormCall(showErrors, t('The code could not be checked.'));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (showErrors({ code: values.code.trim() ? undefined : t('Enter the six digits that the app shows') })) return;
    void run(async () => onConfirmed((await accountCalls.confirmTwoFactor(values.code.trim())).recovery_codes));
  };

  return (
    <Stack ref={form} component="form" noValidate onSubmit={submit} spacing={2}>
      <Typography>{t('1. Scan this code with the app, or type the key into it.')}</Typography>
      <QrDrawing qr={setup.qr} label={t('QR code for your authenticator app')} />
      <Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('Key')}
        </Typography>
        <Typography component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {inPieces(setup.secret)}
        </Typography>
      </Box>
      <Typography>{t('2. Enter the six digits that the app shows now.')}</Typography>
      {message && <Alert severity="error">{message}</Alert>}
      <TextField
        {...field('code')}
        id="code"
        label={t('Code')}
        inputRef={focusOnMount}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
      />
      <Button type="submit" variant="contained" loading={busy}>
        {t('Turn on')}
      </Button>
    </Stack>
  );
}

/** Dark on white whatever the theme: apps read nothing else. */
function pictureOf({ size, path }: TwoFactorSetup['qr']): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function QrDrawing({ qr, label }: { qr: TwoFactorSetup['qr']; label: string }) {
  return (
    <Box
      component="img"
      src={pictureOf(qr)}
      alt={label}
      sx={{ width: 208, height: 208, borderRadius: 1, alignSelf: 'center' }}
    />
  );
}

/** Password, then QR and code, then the recovery codes; `onDone` once the person has saved these. */
export function TwoFactorSetupSteps({ onDone }: { onDone: () => void }) {
  const [setup, setSetup] = useState<TwoFactorSetup>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodesPanel codes={codes} onDone={onDone} />;
  if (setup) return <TwoFactorConfirm setup={setup} onConfirmed={setCodes} />;
  return <TwoFactorStart onStarted={setSetup} />;
}

/** First step: the password once more, so that a stolen session can't lock its owner out. */
function TwoFactorStart({ onStarted }: { onStarted: (setup: TwoFactorSetup) => void }) {
  const { form, values, field, showErrors } = usePlainForm({ current_password: '' });
  const { busy, message, run } = useFormCall(showErrors, t('The setup could not be started.'));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (showErrors({ current_password: values.current_password ? undefined : t(PASSWORD_TEXTS.currentRequired) }))
      return;
    void run(async () => onStarted(await accountCalls.startTwoFactor(values.current_password)));
  };

  return (
    <Stack ref={form} component="form" noValidate onSubmit={submit} spacing={2}>
      <Typography>
        {t(
          'You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or Aegis. First confirm your password.',
        )}
      </Typography>
      {message && <Alert severity="error">{message}</Alert>}
      <PasswordField
        {...field('current_password')}
        id="current_password"
        label={t('Current Password')}
        autoComplete="current-password"
      />
      <Button type="submit" variant="contained" loading={busy}>
        {t('Continue')}
      </Button>
    </Stack>
  );
}
