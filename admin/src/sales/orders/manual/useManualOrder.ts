import { ORDER_REFUSAL_TEXTS, ORDER_SUCCESS_TEXTS } from '@festival/contracts';
import { useState } from 'react';
import { HttpError, useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin';
import { serverMessage } from '../../../lib/httpErrors';
import { newKey } from '../../../lib/newKey';
import { useSingleMutation } from '../../../lib/singleCall';
import { orderCalls } from '../orderCalls';
import { toManualOrderRequest, type ManualOrderErrors, type ManualOrderForm } from './manualOrderForm';
import { t } from '../../../lib/i18n/t';

const FAILURE_TEXT = t('Failed to create manual order');

function toErrors(error: unknown): ManualOrderErrors {
  const fields = error instanceof HttpError ? (error.body?.errors as ManualOrderErrors | undefined) : undefined;
  return { ...fields, form: serverMessage(error) ?? FAILURE_TEXT };
}

interface ManualOrderCall {
  send: (form: ManualOrderForm, isOverQuota: boolean) => void;
  busy: boolean;
  errors: ManualOrderErrors;
}

interface ManualOrderOptions {
  onDone: () => void;
  /** The tier has no seats left: the order can be created past its quota only. */
  onSoldOut: () => void;
}

/** Creates the order. One key for as long as the dialog is open: whatever is pressed twice makes one order. */
export function useManualOrder({ onDone, onSoldOut }: ManualOrderOptions): ManualOrderCall {
  const notify = useNotify();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [key] = useState(newKey);
  const { run, busy, error } = useSingleMutation({
    mutationFn: ({ form, isOverQuota }: { form: ManualOrderForm; isOverQuota: boolean }) =>
      orderCalls.createManual(toManualOrderRequest(form, isOverQuota), key),
    onSuccess: ({ envelope }) => {
      notify(envelope.message ?? t(ORDER_SUCCESS_TEXTS.create), { type: 'success' });
      refresh();
      onDone();
    },
    onError: (failed) => {
      if (serverMessage(failed) === t(ORDER_REFUSAL_TEXTS.soldOut)) onSoldOut();
      void logoutIfAccessDenied(failed);
    },
  });
  const send = (form: ManualOrderForm, isOverQuota: boolean) => run({ form, isOverQuota });
  return { send, busy, errors: error ? toErrors(error) : {} };
}
