import {
  formatRupiah,
  REASON_MAX_LENGTH,
  REFUND_CONFIRMATION as WORD,
  type RefundablePayment,
  type RefundWay,
} from '@festival/contracts';
import { DialogContentText, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useState } from 'react';
import { ActionDialog } from '../../orders/actions/ActionDialog';
import { useOrderAction } from '../../orders/actions/useOrderAction';
import { useConfirmedWord, WordField } from '../../orders/actions/WordField';
import { newKey } from '../../providers/newKey';
import { reconciliationCalls } from '../reconciliationCalls';
import { RequiredText } from '../RequiredText';
import { checkRefund, toRefundRequest, type RefundFields } from './refundForm';

const MAX_ACCOUNT_LENGTH = 190;
const WAY_LABELS: Readonly<Record<RefundWay, string>> = {
  provider: 'Ask the payment provider again',
  manual: 'Transferred by hand',
};

interface RefundDialogProps {
  orderNumber: string;
  payment: RefundablePayment;
  onClose: () => void;
}

/** Sends money of one payment back, or records a transfer that was made by hand. Nothing happens before the word. */
export function RefundDialog({ orderNumber, payment, onClose }: RefundDialogProps) {
  const empty: RefundFields = { amount: String(payment.left), reason: '', account: '', proof: '' };
  const [fields, setFields] = useState(empty);
  const [errors, setErrors] = useState<Partial<RefundFields>>({});
  const [way, setWay] = useState<RefundWay>(payment.ways[0] ?? 'manual');
  const word = useConfirmedWord(WORD);
  // The same request however often it is sent: a lost answer doesn't make a second refund.
  const [requestId] = useState(newKey);
  const { run, busy, error } = useOrderAction({
    call: () =>
      reconciliationCalls.refund(orderNumber, toRefundRequest(fields, payment, way, { confirm: WORD, requestId })),
    successText: 'Refund sent.',
    failureText: 'The refund could not be sent',
    onDone: onClose,
  });
  const edit = (name: keyof RefundFields) => (text: string) => {
    setFields((before) => ({ ...before, [name]: text }));
    setErrors((before) => ({ ...before, [name]: undefined }));
  };
  const submit = () => {
    const found = checkRefund(fields, payment, way);
    setErrors(found);
    const isTyped = word.check();
    if (isTyped && Object.keys(found).length === 0) run();
  };
  return (
    <ActionDialog
      title={`Refund of ${orderNumber}`}
      submitLabel={way === 'manual' ? 'Record refund' : 'Send refund'}
      isDangerous
      busy={busy}
      error={error}
      maxWidth="sm"
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText>
        {way === 'manual'
          ? 'The payment provider cannot send this money back: transfer it first, then record the transfer here. A second person confirms it.'
          : 'The payment provider sends the money back to the buyer. This cannot be undone.'}{' '}
        A full refund cancels the tickets; an extra payment goes back without touching them.
      </DialogContentText>
      {payment.ways.length > 1 && (
        <RadioGroup
          aria-label="How the money goes back"
          value={way}
          onChange={(_, value) => setWay(value as RefundWay)}
        >
          {payment.ways.map((each) => (
            <FormControlLabel key={each} value={each} control={<Radio />} label={WAY_LABELS[each]} />
          ))}
        </RadioGroup>
      )}
      <RequiredText
        label="Amount in rupiah"
        value={fields.amount}
        maxLength={14}
        error={errors.amount}
        hint={`At most ${formatRupiah(payment.left)}${payment.partial ? '' : ', in full only'}`}
        onChange={edit('amount')}
        isFirst
      />
      <RequiredText
        label="Reason"
        value={fields.reason}
        maxLength={REASON_MAX_LENGTH}
        error={errors.reason}
        onChange={edit('reason')}
        isLong
      />
      {way === 'manual' && (
        <>
          <RequiredText
            label="Account that the money went to"
            value={fields.account}
            maxLength={MAX_ACCOUNT_LENGTH}
            error={errors.account}
            hint="Bank, number and holder"
            onChange={edit('account')}
          />
          <RequiredText
            label="Proof of the transfer"
            value={fields.proof}
            maxLength={REASON_MAX_LENGTH}
            error={errors.proof}
            hint="Its reference number"
            onChange={edit('proof')}
          />
        </>
      )}
      <WordField label={`Type ${WORD}`} word={word} />
    </ActionDialog>
  );
}
