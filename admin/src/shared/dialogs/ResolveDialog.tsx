import { REASON_MAX_LENGTH } from '@festival/contracts';
import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { ActionDialog } from './ActionDialog';
import { useDialogAction } from './useDialogAction';
import type { HttpAnswer } from '../../lib/httpClient';
import { DialogField } from './DialogField';
import { t } from '../../lib/i18n/t';

interface ResolveDialogProps {
  title: string;
  text: string;
  label: string;
  submitLabel: string;
  successText: string;
  failureText: string;
  call: (reason: string) => Promise<HttpAnswer>;
  onClose: () => void;
}

/** Asks what was done about something, for whoever looks at it later. */
export function ResolveDialog({ title, text, label, submitLabel, call, onClose, ...texts }: ResolveDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { run, busy, error } = useDialogAction({ ...texts, call: () => call(reason.trim()), onDone: onClose });
  const submit = () => {
    setIsMissing(reason.trim() === '');
    if (reason.trim() !== '') run();
  };
  return (
    <ActionDialog title={title} submitLabel={submitLabel} busy={busy} error={error} onSubmit={submit} onClose={onClose}>
      <DialogContentText>{text}</DialogContentText>
      <DialogField
        label={label}
        value={reason}
        maxLength={REASON_MAX_LENGTH}
        error={isMissing && reason.trim() === '' ? t('This is needed for the audit log.') : undefined}
        onChange={setReason}
        isFirst
        isLong
      />
    </ActionDialog>
  );
}
