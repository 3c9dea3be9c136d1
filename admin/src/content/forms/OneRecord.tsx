import { Alert, Button, LinearProgress } from '@mui/material';
import type { ReactNode } from 'react';
import { EditBase, type Identifier, useEditContext } from 'react-admin';
import { failureText, type FailureTexts } from '../../shared/forms/saving/failureText';
import { useRefreshOnConflict, withVersion } from '../../shared/forms/saving/recordVersion';
import { t } from '../../lib/i18n/t';

/** The id of what there is one of. */
export const ONLY_ID = 1;
export const LOADING: FailureTexts = { unknown: t('Failed to load') };

interface OneRecordProps {
  id: Identifier;
  loading: FailureTexts;
  onSaved: () => void;
  onFailed: (error: unknown) => void;
  children: ReactNode;
}

const withoutNotice = () => undefined;

/**
 * Loads the record that a screen is about and saves it; the screen says itself what came of that. When somebody else
 * was faster, their changes are shown next to what was typed.
 */
export function OneRecord({ id, loading, onSaved, onFailed, children }: OneRecordProps) {
  const onError = useRefreshOnConflict(onFailed);
  return (
    <EditBase
      key={id}
      id={id}
      redirect={false}
      mutationMode="pessimistic"
      transform={withVersion}
      mutationOptions={{ onSuccess: onSaved, onError }}
      queryOptions={{ onError: withoutNotice }}
    >
      <Loaded texts={loading}>{children}</Loaded>
    </EditBase>
  );
}

function Loaded({ texts, children }: { texts: FailureTexts; children: ReactNode }) {
  const { record, error, refetch } = useEditContext();
  if (record) return children;
  if (!error) return <LinearProgress aria-label={t('Loading')} />;
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
      {failureText(error, texts)}
    </Alert>
  );
}
