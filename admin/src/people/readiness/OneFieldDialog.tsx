import { useState, type ReactNode } from 'react';
import type { HttpAnswer } from '../../lib/httpClient';
import { ActionDialog } from '../../shared/dialogs/ActionDialog';
import { DialogField } from '../../shared/dialogs/DialogField';
import { useDialogAction } from '../../shared/dialogs/useDialogAction';

interface OneFieldDialogProps {
  title: string;
  submitLabel: string;
  successText: string;
  failureText: string;
  field: { label: string; type?: 'text' | 'email'; maxLength: number; hint?: string; isOptional?: boolean };
  present?: string;
  /** The text at the field when what was typed is wrong. `typed` is without spaces around it. */
  wrongText: (typed: string) => string | undefined;
  call: (typed: string) => Promise<HttpAnswer<unknown>>;
  /** What it is for. */
  children: ReactNode;
  onClose: () => void;
}

/** Asks for one text, and sends it. */
export function OneFieldDialog(props: OneFieldDialogProps) {
  const {
    title,
    submitLabel,
    successText,
    failureText,
    field,
    present = '',
    wrongText,
    call,
    children,
    onClose,
  } = props;
  const [text, setText] = useState(present);
  const [wasSent, setWasSent] = useState(false);
  const typed = text.trim();
  const wrong = wrongText(typed);
  const { run, busy, error } = useDialogAction({ call: () => call(typed), successText, failureText, onDone: onClose });
  const submit = () => {
    setWasSent(true);
    if (wrong === undefined) run();
  };
  return (
    <ActionDialog
      title={title}
      submitLabel={submitLabel}
      busy={busy}
      error={error}
      maxWidth="sm"
      onSubmit={submit}
      onClose={onClose}
    >
      {children}
      <DialogField {...field} value={text} onChange={setText} error={wasSent ? wrong : undefined} isFirst />
    </ActionDialog>
  );
}
