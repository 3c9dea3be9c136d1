import { formatRupiah, type Refund, type RefundStatus, type RefundWay } from '@festival/contracts';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { formatJakarta } from '../../lib/jakartaTime';
import { StatusChip, type Tone } from '../../shared/fields/StatusChip';
import { useDialogAction } from '../../shared/dialogs/useDialogAction';
import { ResolveDialog } from '../../shared/dialogs/ResolveDialog';
import { refundCalls } from './refundCalls';
import { ConfirmRefundDialog } from './ConfirmRefundDialog';

export const WAY_LABELS: Readonly<Record<RefundWay, string>> = {
  manual: 'by hand',
  provider: 'through the provider',
};
const REFUND_LABELS: Readonly<Record<RefundStatus, string>> = {
  sending: 'Being sent',
  unknown: 'Unknown',
  to_confirm: 'To be confirmed',
  done: 'Done',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  declined: 'Declined',
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
  sending: 'Stops',
  unknown: 'Stops',
  to_confirm: 'Stops, until it is confirmed, declined or withdrawn:',
  done: 'Took out',
  refused: 'Was to take out',
  withdrawn: 'Was to take out',
  declined: 'Was to take out',
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
      aria-label={`Refund of ${formatRupiah(amount)}, ${REFUND_LABELS[status]}`}
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
        Requested by {requested_by}
        {confirmed_by && `, confirmed by ${confirmed_by}`}
        {ended_by && `, ${status} by ${ended_by}`}
        {account && ` · to ${account}`}
        {proof && ` · ${proof}`}
        {answer && ` · ${answer}`}
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
    successText: 'Refund sent.',
    failureText: 'The refund could not be sent',
    onDone: () => undefined,
  });
  return (
    <Stack spacing={1} sx={{ mt: 0.5, alignItems: 'flex-start' }}>
      {error && <Alert severity="error">{error}</Alert>}
      <Button size="small" variant="outlined" loading={busy} onClick={run}>
        Try again
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
        Confirm
      </Button>
      {(isMine || way === 'manual') && (
        <Button size="small" onClick={() => setOpened('withdraw')}>
          Withdraw
        </Button>
      )}
      {!isMine && (
        <Button size="small" color="error" onClick={() => setOpened('decline')}>
          Decline
        </Button>
      )}
      {refund.confirm_blocked !== null && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {refund.confirm_blocked}
        </Typography>
      )}
      {opened === 'confirm' && <ConfirmRefundDialog orderNumber={orderNumber} refund={refund} onClose={close} />}
      {opened === 'withdraw' && (
        <ResolveDialog
          title="Withdraw the refund"
          text={withdrawText(refund)}
          label="Why it is withdrawn"
          submitLabel="Withdraw refund"
          successText="Refund withdrawn."
          failureText="The refund could not be withdrawn"
          call={(reason) => refundCalls.withdraw(orderNumber, refund.id, reason)}
          onClose={close}
        />
      )}
      {opened === 'decline' && (
        <ResolveDialog
          title="Decline the refund"
          text={declineText(refund)}
          label="Why it is declined"
          submitLabel="Decline refund"
          successText="Refund declined."
          failureText="The refund could not be declined"
          call={(reason) => refundCalls.decline(orderNumber, refund.id, reason)}
          onClose={close}
        />
      )}
    </Stack>
  );
}

function withdrawText({ amount, way, tickets }: Refund): string {
  const what = way === 'manual' ? 'The record' : 'The request';
  const text = `${what} of ${formatRupiah(amount)} ${WAY_LABELS[way]} is taken back, and the order stays as it is.`;
  return withTickets(text, tickets);
}

function declineText({ amount, way, requested_by, tickets }: Refund): string {
  const text =
    way === 'manual'
      ? `${formatRupiah(amount)} by hand is not confirmed. Ask ${requested_by} where the money is, if it was transferred.`
      : `Nothing is sent to the provider. ${requested_by} sees your reason at the order.`;
  return withTickets(text, tickets);
}

function withTickets(text: string, tickets: readonly string[]): string {
  if (tickets.length === 0) return text;
  return `${text} ${tickets.length === 1 ? 'This ticket lets' : 'These tickets let'} in again: ${tickets.join(', ')}.`;
}
