import type { ReactNode } from 'react';
import { CreateBase, EditBase, useNotify, useRedirect, useResourceContext } from 'react-admin';
import { LinearProgress } from '@mui/material';
import { CodeDialog, LoadedRecord } from '../codes/CodeDialog';
import { CodeDialogRoutes } from '../codes/CodeDialogRoutes';
import { RecordForm } from '../forms/RecordForm';
import { useFailureNotice } from '../forms/useSaveFailure';
import type { ScreenTexts } from './screenTexts';
import { useNextSortOrder } from './useNextSortOrder';

const FORM_WIDTH = 720;

interface ContentDialogsProps {
  texts: ScreenTexts;
  /** Of a new record, beside its sort order. */
  defaults: Record<string, unknown>;
  children: ReactNode;
}

/** The forms of a list in its order: to add a record, last by default, and to edit one. */
export function ContentDialogs({ texts, defaults, children }: ContentDialogsProps) {
  const resource = useResourceContext();
  const notify = useNotify();
  const redirect = useRedirect();
  const onError = useFailureNotice(texts.saving);
  const options = (doneText: string) => ({
    onError,
    onSuccess: () => {
      notify(doneText, { type: 'success' });
      redirect('list', resource);
    },
  });
  const create = (
    <CodeDialog title={`Add ${texts.what}`}>
      <CreateBase mutationOptions={options(texts.created)}>
        <NewRecordForm defaults={defaults}>{children}</NewRecordForm>
      </CreateBase>
    </CodeDialog>
  );
  const edit = (
    <CodeDialog title={`Edit ${texts.what}`}>
      <EditBase mutationMode="pessimistic" mutationOptions={options(texts.updated)}>
        <LoadedRecord>
          <RecordForm maxWidth={FORM_WIDTH}>{children}</RecordForm>
        </LoadedRecord>
      </EditBase>
    </CodeDialog>
  );
  return <CodeDialogRoutes create={create} edit={edit} />;
}

function NewRecordForm({ defaults, children }: Omit<ContentDialogsProps, 'texts'>) {
  const sortOrder = useNextSortOrder();
  if (sortOrder === undefined) return <LinearProgress aria-label="Loading" />;
  return (
    <RecordForm maxWidth={FORM_WIDTH} defaultValues={{ ...defaults, sort_order: sortOrder }}>
      {children}
    </RecordForm>
  );
}
