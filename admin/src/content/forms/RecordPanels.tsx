import { type ReactNode, useState } from 'react';
import { EditBase, useNotify, useRedirect, useResourceContext, CreateBase } from 'react-admin';
import { LoadedRecord } from '../../shared/dialogs/FormDialog';
import { useFailureNotice } from '../../shared/forms/saving/useSaveFailure';
import { useRefreshOnConflict, withVersion } from '../../shared/forms/saving/recordVersion';
import type { ScreenTexts } from '../screenTexts';
import { PanelForm } from './PanelForm';

interface EditInPanelProps {
  id: string;
  texts: ScreenTexts;
  /** In place of the notice of a refusal. */
  onFailure?: (error: unknown) => void;
  children: ReactNode;
}

/** Edits one record in the page; Cancel and a save lead back to making one. */
export function EditInPanel(props: EditInPanelProps) {
  return <EditedRecord key={props.id} {...props} />;
}

function EditedRecord({ id, texts, onFailure, children }: EditInPanelProps) {
  const resource = useResourceContext();
  const notify = useNotify();
  const redirect = useRedirect();
  const showFailure = useFailureNotice(texts.saving);
  const onError = useRefreshOnConflict(onFailure ?? showFailure);
  const onSuccess = () => {
    notify(texts.updated, { type: 'success' });
    redirect('list', resource);
  };
  return (
    <EditBase id={id} mutationMode="pessimistic" transform={withVersion} mutationOptions={{ onSuccess, onError }}>
      <LoadedRecord>
        <PanelForm isEdit>{children}</PanelForm>
      </LoadedRecord>
    </EditBase>
  );
}

interface CreateInPanelProps {
  texts: ScreenTexts;
  defaults: Record<string, unknown>;
  children: ReactNode;
}

/** Makes records one after the other: the form is empty again after each. */
export function CreateInPanel({ texts, defaults, children }: CreateInPanelProps) {
  const [made, setMade] = useState(0);
  const notify = useNotify();
  const onError = useFailureNotice(texts.saving);
  const onSuccess = () => {
    notify(texts.created, { type: 'success' });
    setMade((count) => count + 1);
  };
  return (
    <CreateBase key={made} redirect={false} mutationOptions={{ onSuccess, onError }}>
      <PanelForm defaultValues={defaults}>{children}</PanelForm>
    </CreateBase>
  );
}
