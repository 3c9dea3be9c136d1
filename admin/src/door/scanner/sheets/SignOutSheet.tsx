import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { BottomSheet } from './BottomSheet';
import { isNotOk } from '../scan/callOutcome';
import { signOut } from '../calls/scannerApi';
import { t } from '../../../lib/i18n/t';

interface SignOutSheetProps {
  open: boolean;
  /** A ticket is being checked. */
  checking: boolean;
  onSignedOut: () => void;
  onClose: () => void;
}

/** Asks before this phone stops checking tickets: who taps by mistake in a queue may not know the password. */
export function SignOutSheet({ open, checking, onSignedOut, onClose }: SignOutSheetProps) {
  const [step, setStep] = useState<'asking' | 'busy' | 'failed'>('asking');
  const submit = async () => {
    setStep('busy');
    const outcome = await signOut();
    const over = outcome.reached && (!isNotOk(outcome) || outcome.status === 401);
    setStep(over ? 'asking' : 'failed');
    if (over) onSignedOut();
  };
  const close = () => {
    setStep('asking');
    onClose();
  };
  return (
    <BottomSheet
      open={open}
      title={t('Sign out?')}
      submitText={step === 'busy' ? t('Signing out…') : t('Sign out')}
      busy={step === 'busy' || checking}
      canClose={step !== 'busy'}
      onSubmit={() => void submit()}
      onClose={close}
    >
      <Typography>{t('This phone checks no more tickets until somebody signs in.')}</Typography>
      {checking && <Alert severity="warning">{t('A ticket is being checked. Wait for its result first.')}</Alert>}
      {step === 'failed' && <Alert severity="error">{t('Logout failed. Please try again.')}</Alert>}
    </BottomSheet>
  );
}
