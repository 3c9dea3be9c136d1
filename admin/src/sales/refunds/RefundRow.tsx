import { formatRupiah, type Refund, type RefundStatus, type RefundWay } from '@festival/contracts';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { formatJakarta } from '../../lib/jakartaTime';
import { StatusChip, type Tone } from '../../shared/fields/StatusChip';
import { useDialogAction } from '../../shared/dialogs/useDialogAction';
import { ResolveDialog } from '../../shared/dialogs/ResolveDialog';
import { refundCalls } from './refundCalls';
import { ConfirmRefundDialog } from './ConfirmRefundDialog';
import { serverText } from '../../lib/i18n/serverText';
import { t } from '../../lib/i18n/t';

export const WAY_LABELS: Readonly<Record<RefundWay, string>> = {
  manual: t('by hand'),
  provider: t('through the provider'),
};
const REFUND_LABELS: Readonly<Record<RefundStatus, string>> = {
  sending: t('Being sent'),
  unknown: t('Unknown'),
  to_confirm: t('To be confirmed'),
  done: t('Done'),
  refused: t('Refused'),
  withdrawn: t('Withdrawn'),
  declined: t('Declined'),
};
const REFUND_TONES: Readonly<Record<RefundStatus, Tone>> = {
  sending: 'info',
  unknown: 'warning',
  to_confirm: 'warning',
  done: 'success',
  refused: 'error',
  withdrawn: 'default',
  declined: 'error',
};

/** The effect of a refund on the tickets that it names. */
const TICKET_WORDS: Readonly<Record<RefundStatus, string>> = {
  sending: t('Stops'),
  unknown: t('Stops'),
  to_confirm: t('Stops, until it is confirmed, declined or withdrawn:'),
  done: t('Took out'),
  refused: t('Was to take out'),
  withdrawn: t('Was to take out'),
  declined: t('Was to take out'),
};

interface RefundRowProps {
  orderNumber: string;
  refund: Refund;
}

/** One refund: who, how much, what became of it, and what can still be done. */
export function RefundRow({ orderNumber, refund }: RefundRowProps) {
  const { amount, status, way, reason, tickets, account, proof, requested_by, confirmed_by, ended_by, answer } = refund;
  const { created_at } = refund;
  return (
    <Box
      component="li"
      aria-label={t('Refund of %{amount}, %{refund_labels}', {
        amount: formatRupiah(amount),
        refund_labels: REFUND_LABELS[status],
      })}
      sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <strong>{formatRupiah(amount)}</strong> · {WAY_LABELS[way]} · {formatJakarta(created_at)}
        </Typography>
        <StatusChip label={REFUND_LABELS[status]} tone={REFUND_TONES[status]} />
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {reason}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t('Requested by %{requestedBy}%{confirmedBy}%{endedBy}%{account}%{proof}%{answer}', {
          requestedBy: requested_by,
          confirmedBy: confirmed_by && t(', confirmed by %{confirmedBy}', { confirmedBy: confirmed_by }),
          endedBy: ended_by && t(', %{status} by %{endedBy}', { status: t(status), endedBy: ended_by }),
          account: account && t(' · to %{account}', { account }),
          proof: proof && ` · ${proof}`,
          answer: answer && ` · ${serverText(answer)}`,
        })}
      </Typography>
      {tickets.length > 0 && (
        <Typography variant="caption" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {TICKET_WORDS[status]} {tickets.join(', ')}
        </Typography>
      )}
      {status === 'unknown' && <RetryButton orderNumber={orderNumber} refund={refund} />}
      {status === 'to_confirm' && <WaitingButtons orderNumber={orderNumber} refund={refund} />}
    </Box>
  );
}

function RetryButton({ orderNumber, refund }: RefundRowProps) {
  const { run, busy, error } = useDialogAction({
    call: () => refundCalls.retry(orderNumber, refund.id),
    successText: t('Refund sent.'),
    failureText: t('The refund could not be sent'),
    onDone: () => undefined,
  });
  return (
    <Stack spacing={1} sx={{ mt: 0.5, alignItems: 'flex-start' }}>
      {error && <Alert severity="error">{error}</Alert>}
      <Button size="small" variant="outlined" loading={busy} onClick={run}>
        {t('Try again')}
      </Button>
    </Stack>
  );
}

function WaitingButtons({ orderNumber, refund }: RefundRowProps) {
  const [opened, setOpened] = useState<'confirm' | 'withdraw' | 'decline'>();
  const { way, requested_by_me: isMine } = refund;
  const close = () => setOpened(undefined);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <Button
        size="small"
        variant="outlined"
        disabled={refund.confirm_blocked !== null}
        onClick={() => setOpened('confirm')}
      >
        {t('Confirm')}
      </Button>
      {(isMine || way === 'manual') && (
        <Button size="small" onClick={() => setOpened('withdraw')}>
          {t('Withdraw')}
        </Button>
      )}
      {!isMine && (
        <Button size="small" color="error" onClick={() => setOpened('decline')}>
          {t('Decline')}
        </Button>
      )}
      {refund.confirm_blocked !== null && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {serverText(refund.confirm_blocked)}
        </Typography>
      )}
      {opened === 'confirm' && <ConfirmRefundDialog orderNumber={orderNumber} refund={refund} onClose={close} />}
      {opened === 'withdraw' && (
        <ResolveDialog
          title={t('Withdraw the refund')}
          text={withdrawText(refund)}
          label={t('Why it is withdrawn')}
          submitLabel={t('Withdraw refund')}
          successText={t('Refund withdrawn.')}
          failureText={t('The refund could not be withdrawn')}
          call={(reason) => refundCalls.withdraw(orderNumber, refund.id, reason)}
          onClose={close}
        />
      )}
      {opened === 'decline' && (
        <ResolveDialog
          title={t('Decline the refund')}
          text={declineText(refund)}
          label={t('Why it is declined')}
          submitLabel={t('Decline refund')}
          successText={t('Refund declined.')}
          failureText={t('The refund could not be declined')}
          call={(reason) => refundCalls.decline(orderNumber, refund.id, reason)}
          onClose={close}
        />
      )}
    </Stack>
  );
}

function withdrawText({ amount, way, tickets }: Refund): string {
  const what = way === 'manual' ? t('The record') : t('The request');
  const text = t('%{what} of %{amount} %{way_labels} is taken back, and the order stays as it is.', {
    what,
    amount: formatRupiah(amount),
    way_labels: WAY_LABELS[way],
  });
  return withTickets(text, tickets);
}

function declineText({ amount, way, requested_by, tickets }: Refund): string {
  const text =
    way === 'manual'
      ? t('%{amount} by hand is not confirmed. Ask %{requestedBy} where the money is, if it was transferred.', {
          amount: formatRupiah(amount),
          requestedBy: requested_by,
        })
      : t('Nothing is sent to the provider. %{requestedBy} sees your reason at the order.', {
          requestedBy: requested_by,
        });
  return withTickets(text, tickets);
}

function withTickets(text: string, tickets: readonly string[]): string {
  if (tickets.length === 0) return text;
  return t('%{text} %{count} in again: %{tickets}.', {
    text,
    count: tickets.length === 1 ? t('This ticket lets') : t('These tickets let'),
    tickets: tickets.join(', '),
  });
}
