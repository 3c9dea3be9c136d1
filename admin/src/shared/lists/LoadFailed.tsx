import { Alert, Button } from '@mui/material';
import { serverMessage, UNKNOWN_ERROR_TEXT } from '../../lib/httpErrors';
import { t } from '../../lib/i18n/t';

/** In the place of what could not be loaded, with a way to try again. */
export function LoadFailed({ what, error, onRetry }: { what: string; error: Error; onRetry: () => void }) {
  const retry = (
    <Button color="inherit" size="small" onClick={onRetry}>
      {t('Retry')}
    </Button>
  );
  return (
    <Alert severity="error" action={retry}>
      {t('%{what} could not be loaded: %{error}', {
        what,
        error: serverMessage(error) ?? (error.message || UNKNOWN_ERROR_TEXT),
      })}
    </Alert>
  );
}
