import { formatRupiah, type Refund, type RefundStatus } from '@festival/contracts';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { formatJakarta } from '../../lib/jakartaTime';
import { StatusChip, type Tone } from '../../shared/fields/StatusChip';
import { useDialogAction } from '../../shared/dialogs/useDialogAction';
import { ResolveDialog } from '../../shared/dialogs/ResolveDialog';
import { refundCalls } from './refundCalls';
import { ConfirmRefundDialog } from './ConfirmRefundDialog';

const REFUND_LABELS: Readonly<Record<RefundStatus, string>> = {
  sending: 'Being sent',
  unknown: 'Unknown',
  to_confirm: 'To be confirmed',
  done: 'Done',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
};
const REFUND_TONES: Readonly<Record<RefundStatus, Tone>> = {
  sending: 'info',
  unknown: 'warning',
  to_confirm: 'warning',
  done: 'success',
  refused: 'error',
  withdrawn: 'default',
};

/** The effect of a refund on the tickets that it names. */
const TICKET_WORDS: Readonly<Record<RefundStatus, string>> = {
  sending: 'Stops',
  unknown: 'Stops',
  to_confirm: 'Stops, until it is confirmed or withdrawn:',
  done: 'Took out',
  refused: 'Was to take out',
  withdrawn: 'Was to take out',
};

interface RefundRowProps {
  orderNumber: string;
  refund: Refund;
}

/** One refund: who, how much, what became of it, and what can still be done. */
export function RefundRow({ orderNumber, refund }: RefundRowProps) {
  const { amount, status, way, reason, tickets, account, proof, requested_by, confirmed_by, answer, created_at } =
    refund;
  return (
    <Box
      component="li"
      aria-label={`Refund of ${formatRupiah(amount)}, ${REFUND_LABELS[status]}`}
      sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <strong>{formatRupiah(amount)}</strong> · {way === 'manual' ? 'by hand' : 'through the provider'} ·{' '}
          {formatJakarta(created_at)}
        </Typography>
        <StatusChip label={REFUND_LABELS[status]} tone={REFUND_TONES[status]} />
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {reason}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        Requested by {requested_by}
        {confirmed_by && `, confirmed by ${confirmed_by}`}
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
      {status === 'to_confirm' && <ManualButtons orderNumber={orderNumber} refund={refund} />}
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

function ManualButtons({ orderNumber, refund }: RefundRowProps) {
  const [opened, setOpened] = useState<'confirm' | 'withdraw'>();
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
      <Button size="small" onClick={() => setOpened('withdraw')}>
        Withdraw
      </Button>
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
    </Stack>
  );
}

function withdrawText({ amount, tickets }: Refund): string {
  const text = `The record of ${formatRupiah(amount)} by hand is taken back, and the order stays as it is.`;
  if (tickets.length === 0) return text;
  return `${text} ${tickets.length === 1 ? 'This ticket lets' : 'These tickets let'} in again: ${tickets.join(', ')}.`;
}
