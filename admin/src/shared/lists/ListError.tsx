import { Alert, Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { failureText, type FailureTexts } from '../forms/saving/failureText';
import { AccessDeniedPage } from '../screens/StatusPage';
import { serverMessage, statusOf, UNKNOWN_ERROR_TEXT } from '../../lib/httpErrors';
import { t } from '../../lib/i18n/t';

/** In the place of rows that could not be loaded: what went wrong, in the screen's own texts, and a way to try again. */
export function ListError({ texts }: { texts?: FailureTexts }) {
  const { error, refetch } = useListContext();
  if (statusOf(error) === 403) return <AccessDeniedPage />;
  const text = serverMessage(error) ?? error?.message ?? UNKNOWN_ERROR_TEXT;
  return (
    <Alert
      severity="error"
      sx={{ m: 2 }}
      action={
        <Button color="inherit" size="small" onClick={() => void refetch()}>
          {t('Retry')}
        </Button>
      }
    >
      {texts ? failureText(error, texts) : t('The list could not be loaded: %{text}', { text })}
    </Alert>
  );
}
