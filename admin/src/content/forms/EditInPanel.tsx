import type { ReactNode } from 'react';
import { EditBase, useNotify, useRedirect, useResourceContext } from 'react-admin';
import { LoadedRecord } from '../../shared/dialogs/CodeDialog';
import { useFailureNotice } from '../../shared/forms/saving/useSaveFailure';
import { useFailedSave, withSeen } from '../../shared/forms/saving/asSeen';
import { PanelForm } from './PanelForm';
import type { ScreenTexts } from '../screenTexts';

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
  const onError = useFailedSave(onFailure ?? showFailure);
  const onSuccess = () => {
    notify(texts.updated, { type: 'success' });
    redirect('list', resource);
  };
  return (
    <EditBase id={id} mutationMode="pessimistic" transform={withSeen} mutationOptions={{ onSuccess, onError }}>
      <LoadedRecord>
        <PanelForm isEdit>{children}</PanelForm>
      </LoadedRecord>
    </EditBase>
  );
}
