import { MAX_SORT_ORDER } from '@festival/contracts';
import { Alert, LinearProgress } from '@mui/material';
import type { ReactNode } from 'react';
import { CreateBase, EditBase, useNotify, useRedirect, useResourceContext } from 'react-admin';
import { FormDialog, LoadedRecord, FormDialogRoutes } from '../../shared/dialogs/FormDialog';
import { RecordForm } from '../../shared/forms/RecordForm';
import { useFailureNotice } from '../../shared/forms/saving/useSaveFailure';
import { useRefreshOnConflict, withVersion } from '../../shared/forms/saving/recordVersion';
import type { ScreenTexts } from '../screenTexts';
import { useNextSortOrder } from '../lists/useNextSortOrder';
import { t } from '../../lib/i18n/t';

const FORM_WIDTH = 720;

interface ContentDialogsProps {
  texts: ScreenTexts;
  /** Of a new record, without its sort order. */
  defaults: Record<string, unknown>;
  /** The largest sort order that there may be. */
  highestOrder?: number;
  children: ReactNode;
}

/** The forms of a list in its order: to add a record, last by default, and to edit one. */
export function ContentDialogs({ texts, children, ...ofNew }: ContentDialogsProps) {
  const resource = useResourceContext();
  const notify = useNotify();
  const redirect = useRedirect();
  const onError = useFailureNotice(texts.saving);
  const onFailedEdit = useRefreshOnConflict(onError);
  const options = (doneText: string) => ({
    onError,
    onSuccess: () => {
      notify(doneText, { type: 'success' });
      redirect('list', resource);
    },
  });
  const create = (
    <FormDialog title={t('Add %{what}', { what: texts.what })}>
      <CreateBase mutationOptions={options(texts.created)}>
        <NewRecordForm {...ofNew}>{children}</NewRecordForm>
      </CreateBase>
    </FormDialog>
  );
  const edit = (
    <FormDialog title={t('Edit %{what}', { what: texts.what })}>
      <EditBase
        mutationMode="pessimistic"
        transform={withVersion}
        mutationOptions={{ ...options(texts.updated), onError: onFailedEdit }}
      >
        <LoadedRecord>
          <RecordForm maxWidth={FORM_WIDTH}>{children}</RecordForm>
        </LoadedRecord>
      </EditBase>
    </FormDialog>
  );
  return <FormDialogRoutes create={create} edit={edit} />;
}

function NewRecordForm({ defaults, highestOrder = MAX_SORT_ORDER, children }: Omit<ContentDialogsProps, 'texts'>) {
  const next = useNextSortOrder(highestOrder);
  if (!next) return <LinearProgress aria-label={t('Loading')} />;
  return (
    <>
      {next.isFull && (
        <Alert severity="info" sx={{ mx: 2 }}>
          {t('All places from 1 to %{highestOrder} are taken: this one shares its place with another.', {
            highestOrder,
          })}
        </Alert>
      )}
      <RecordForm maxWidth={FORM_WIDTH} defaultValues={{ ...defaults, sort_order: next.place }}>
        {children}
      </RecordForm>
    </>
  );
}
