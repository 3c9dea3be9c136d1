import { PASSWORD_TEXTS, type KeyProof } from '@festival/contracts';
import { useState, type ReactNode } from 'react';
import { HttpError, useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin';
import { serverMessage, statusOf } from '../../lib/httpErrors';
import { useSingleMutation } from '../../lib/singleCall';
import { ActionDialog } from './ActionDialog';
import { DialogField } from './DialogField';
import { t } from '../../lib/i18n/t';

type Errors = Record<string, string | undefined>;

interface ProofDialogProps {
  title: string;
  submitLabel: string;
  isDangerous?: boolean;
  successText: string;
  failureText: string;
  /** What it does, and further fields. `errorOf` is the server's text at a field. */
  children: (errorOf: (field: string) => string | undefined) => ReactNode;
  /** Whether the further fields are filled; called before the call. */
  check?: () => boolean;
  call: (proof: KeyProof) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the password again, and for a code of whoever has two-factor authentication, before a change. */
export function ProofDialog({ children, check, call, onClose, successText, failureText, ...dialog }: ProofDialogProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const notify = useNotify();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { run, busy, error } = useSingleMutation({
    mutationFn: () => call({ current_password: password, ...(code.trim() && { code: code.trim() }) }),
    onSuccess: () => {
      notify(successText, { type: 'success' });
      onClose();
    },
    onError: (failed) => {
      const found = failed instanceof HttpError ? (failed.body?.errors as Errors | undefined) : undefined;
      setErrors(found ?? {});
      void logoutIfAccessDenied(failed);
    },
    onSettled: () => refresh(),
  });
  const edit = (field: string, set: (text: string) => void) => (text: string) => {
    set(text);
    setErrors((before) => ({ ...before, [field]: undefined }));
  };
  const submit = () => {
    const isFilled = check?.() !== false;
    setErrors(password ? {} : { current_password: t(PASSWORD_TEXTS.currentRequired) });
    if (isFilled && password) run();
  };
  const atField = Object.values(errors).some((text) => typeof text === 'string');
  const message = error && !(statusOf(error) === 422 && atField) ? (serverMessage(error) ?? failureText) : undefined;
  return (
    <ActionDialog {...dialog} busy={busy} error={message} onSubmit={submit} onClose={onClose}>
      {children((field) => errors[field])}
      <DialogField
        label={t('Current password')}
        type="password"
        value={password}
        error={errors['current_password']}
        onChange={edit('current_password', setPassword)}
        htmlInput={{ autoComplete: 'current-password' }}
      />
      <DialogField
        label={t('Code')}
        value={code}
        error={errors['code']}
        hint={t('Of your authenticator app, if you have two-factor authentication')}
        onChange={edit('code', setCode)}
        htmlInput={{ autoComplete: 'one-time-code', inputMode: 'text' }}
        isOptional
      />
    </ActionDialog>
  );
}
