import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { SCANNER_TEXTS, type Access } from '../scan/judgeTicket';
import { t } from '../../../lib/i18n/t';

export const SIGN_IN_PATH = '/admin/login';

/** Stays until a call is allowed again: a volunteer who looked away must still see why nothing is admitted. */
export function AccessNotice({ access }: { access: Access }) {
  if (access === 'granted') return null;
  const signedOut = access === 'signed-out';
  return (
    <Alert
      severity="error"
      variant="filled"
      sx={{ m: 1, alignItems: 'center', fontSize: '1rem' }}
      action={
        signedOut && (
          <Button color="inherit" variant="outlined" href={SIGN_IN_PATH}>
            {t('Sign in')}
          </Button>
        )
      }
    >
      {signedOut ? SCANNER_TEXTS.signedOut : SCANNER_TEXTS.denied}
    </Alert>
  );
}
