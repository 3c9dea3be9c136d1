import { useState, type ReactNode } from 'react';
import { CreateBase, useNotify } from 'react-admin';
import { useFailureNotice } from '../../shared/forms/saving/useSaveFailure';
import { PanelForm } from './PanelForm';
import type { ScreenTexts } from '../screenTexts';

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
