import {
  formatRupiah,
  REASON_MAX_LENGTH,
  REFUND_CONFIRMATION as WORD,
  readRupiah,
  type RefundablePayment,
  type RefundableTicket,
  type RefundWay,
} from '@festival/contracts';
import { Alert, DialogContentText, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useState } from 'react';
import { ActionDialog } from '../../shared/dialogs/ActionDialog';
import { useDialogAction } from '../../shared/dialogs/useDialogAction';
import { useConfirmedWord, WordField } from '../../shared/dialogs/WordField';
import { newKey } from '../../lib/newKey';
import { refundCalls } from './refundCalls';
import { DialogField } from '../../shared/dialogs/DialogField';
import { RefundScopeFields } from './RefundScopeFields';
import {
  needsSecondPerson,
  scopeError,
  scopesOf,
  suggestedAmount,
  ticketsOut,
  type RefundScope,
  type SecondPersonLimit,
} from './refundScope';
import { checkRefund, toRefundRequest, type RefundFields } from './refundForm';
import { t } from '../../lib/i18n/t';

const MAX_ACCOUNT_LENGTH = 190;
const WAY_LABELS: Readonly<Record<RefundWay, string>> = {
  provider: t('Ask the payment provider again'),
  manual: t('Transferred by hand'),
};

interface RefundDialogProps {
  orderNumber: string;
  payment: RefundablePayment;
  tickets: RefundableTicket[];
  limit: SecondPersonLimit;
  onClose: () => void;
}

/** Sends money of one payment back, or records a transfer that was made by hand. Nothing happens before the word. */
export function RefundDialog({ orderNumber, payment, tickets, limit, onClose }: RefundDialogProps) {
  const empty: RefundFields = { amount: String(payment.left), reason: '', account: '', proof: '' };
  const [fields, setFields] = useState(empty);
  const [errors, setErrors] = useState<Partial<RefundFields>>({});
  const scopes = scopesOf(payment, tickets);
  const [scope, setScope] = useState(scopes[0]);
  const [chosen, setChosen] = useState<string[]>([]);
  const [ticketError, setTicketError] = useState<string>();
  const [way, setWay] = useState<RefundWay>(payment.ways[0] ?? 'manual');
  const word = useConfirmedWord(WORD);
  const waits = way === 'provider' && needsSecondPerson(limit, readRupiah(fields.amount));
  // The same request however often it is sent: a lost answer doesn't make a second refund.
  const [requestId] = useState(newKey);
  const sending = { confirm: WORD, requestId, tickets: ticketsOut(scope, chosen, tickets) };
  const { run, busy, error } = useDialogAction({
    call: () => refundCalls.refund(orderNumber, toRefundRequest(fields, payment, way, sending)),
    successText: waits ? t('Refund requested.') : t('Refund sent.'),
    failureText: t('The refund could not be sent'),
    onDone: onClose,
  });
  const edit = (name: keyof RefundFields) => (text: string) => {
    setFields((before) => ({ ...before, [name]: text }));
    setErrors((before) => ({ ...before, [name]: undefined }));
  };
  const choose = (next: RefundScope, codes: string[]) => {
    setScope(next);
    setChosen(codes);
    setTicketError(undefined);
    const amount = suggestedAmount(next, codes, payment, tickets);
    edit('amount')(amount === null ? '' : String(amount));
  };
  const submit = () => {
    const fit = scopeError(scope, readRupiah(fields.amount), payment);
    const found = { ...(fit ? { amount: fit } : {}), ...checkRefund(fields, payment, way) };
    const isNoneChosen = scope === 'some' && chosen.length === 0;
    setErrors(found);
    setTicketError(isNoneChosen ? t('Choose at least one ticket.') : undefined);
    const isTyped = word.check();
    if (isTyped && !isNoneChosen && Object.keys(found).length === 0) run();
  };
  return (
    <ActionDialog
      title={t('Refund of %{orderNumber}', { orderNumber })}
      submitLabel={way === 'manual' ? t('Record refund') : waits ? t('Request refund') : t('Send refund')}
      isDangerous
      busy={busy}
      error={error}
      maxWidth="sm"
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText>
        {t('%{way} The buyer is told by mail%{way2}.%{isExtra}', {
          way:
            way === 'manual'
              ? t(
                  'The payment provider cannot send this money back: transfer it first, then record the transfer here. A second person confirms it.',
                )
              : t('The payment provider sends the money back to the buyer. This cannot be undone.'),
          way2: way === 'manual' || waits ? t(' once it is confirmed') : '',
          isExtra: payment.is_extra ? t(' An extra payment goes back without touching the tickets.') : '',
        })}
      </DialogContentText>
      {waits && (
        <Alert severity="info">
          {t(
            'A second person must confirm this: more than %{over} would go back for this order. Nothing is sent before.',
            { over: formatRupiah(limit.over ?? 0) },
          )}
        </Alert>
      )}
      {payment.ways.length > 1 && (
        <RadioGroup
          aria-label={t('How the money goes back')}
          value={way}
          onChange={(_, value) => setWay(value as RefundWay)}
        >
          {payment.ways.map((each) => (
            <FormControlLabel key={each} value={each} control={<Radio />} label={WAY_LABELS[each]} />
          ))}
        </RadioGroup>
      )}
      {scope !== undefined && (
        <RefundScopeFields
          scopes={scopes}
          scope={scope}
          tickets={tickets}
          chosen={chosen}
          error={ticketError}
          onScope={(next) => choose(next, [])}
          onChosen={(codes) => choose('some', codes)}
        />
      )}
      <DialogField
        label={t('Amount in rupiah')}
        value={fields.amount}
        maxLength={14}
        error={errors.amount}
        hint={t(payment.partial ? 'At most %{amount}' : 'At most %{amount}, in full only', {
          amount: formatRupiah(payment.left),
        })}
        onChange={edit('amount')}
        isFirst={scope === undefined}
      />
      <DialogField
        label={t('Reason')}
        value={fields.reason}
        maxLength={REASON_MAX_LENGTH}
        error={errors.reason}
        onChange={edit('reason')}
        isLong
      />
      {way === 'manual' && (
        <>
          <DialogField
            label={t('Account it was paid to')}
            value={fields.account}
            maxLength={MAX_ACCOUNT_LENGTH}
            error={errors.account}
            hint={t('Bank, number and holder')}
            onChange={edit('account')}
          />
          <DialogField
            label={t('Proof of the transfer')}
            value={fields.proof}
            maxLength={REASON_MAX_LENGTH}
            error={errors.proof}
            hint={t('Its reference number')}
            onChange={edit('proof')}
          />
        </>
      )}
      <WordField label={t('Type %{word}', { word: WORD })} word={word} />
    </ActionDialog>
  );
}
