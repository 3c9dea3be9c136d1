import { formatRupiah, type InboxOrder, type ReconciliationDifference, type WaitingRefund } from '@festival/contracts';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useDialogs } from '../../shared/dialogs/Dialogs';
import { ResolveDialog } from '../../shared/dialogs/ResolveDialog';
import { reconciliationCalls } from '../../sales/reconciliation/runs/reconciliationCalls';
import { KIND_NAMES, KIND_TEXTS } from '../../sales/reconciliation/runs/reconciliationLabels';
import { RefundsDialog } from '../../sales/refunds/OrderRefunds';
import { ATTENTION_NAMES, ATTENTION_TEXTS } from '../../sales/status/orderLabels';
import type { HttpAnswer } from '../../lib/httpClient';
import { InboxRow } from '../InboxRow';
import { t } from '../../lib/i18n/t';

/** Money goes back: who confirms it looks at the order's payments first. */
export function RefundRow({ refund }: { refund: WaitingRefund }) {
  const open = useDialogs();
  const { order_id, order_number, buyer_name, amount, reason, requested_by, created_at, may_confirm } = refund;
  const look = () => open((close) => <RefundsDialog orderNumber={order_number} onClose={close} />);
  return (
    <InboxRow
      name={`${formatRupiah(amount)}, ${order_number}`}
      to={`/orders/${order_id}/show`}
      link={order_number}
      beside={`${formatRupiah(amount)} · ${buyer_name}`}
      since={created_at}
      actions={
        <Button variant={may_confirm ? 'contained' : 'outlined'} size="small" onClick={look}>
          {may_confirm ? t('Look and confirm') : t('Look')}
        </Button>
      }
    >
      {t('“%{reason}”, asked for by %{who}.', { reason, who: requested_by })}{' '}
      {!may_confirm && t('Waits for somebody else.')}
    </InboxRow>
  );
}

export function OrderRow({ order }: { order: InboxOrder }) {
  const { id, order_number, buyer_name, attention, raised_at, deleted } = order;
  return (
    <InboxRow
      name={order_number}
      to={deleted ? '/reconciliation' : `/orders/${id}/show`}
      link={order_number}
      beside={`${buyer_name} · ${t(ATTENTION_NAMES[attention])}`}
      since={raised_at}
      actions={
        <>
          <Button component={Link} to={`/reconciliation#${order_number}`} variant="outlined" size="small">
            {t('Compare')}
          </Button>
          <ResolveButton
            title={t('%{name}: dealt with', { name: order_number })}
            text={t('The order leaves this list, and its differences with it. No money is moved.')}
            call={(reason) => reconciliationCalls.resolveAttention(order_number, reason)}
          />
        </>
      }
    >
      {t(ATTENTION_TEXTS[attention])}
    </InboxRow>
  );
}

export function DifferenceRow({ difference }: { difference: ReconciliationDifference }) {
  const { id, kind, order_id, order_number, ours, theirs, found_at } = difference;
  const money = [ours, theirs].map(({ amount }) => (amount === null ? '–' : formatRupiah(amount)));
  return (
    <InboxRow
      name={order_number}
      to={order_id === null ? '/reconciliation' : `/orders/${order_id}/show`}
      link={order_number}
      beside={t(KIND_NAMES[kind])}
      since={found_at}
      actions={
        <ResolveButton
          title={t('%{name}: dealt with', { name: order_number })}
          text={t('The difference leaves this list. No money is moved.')}
          call={(reason) => reconciliationCalls.resolveDifference(id, reason)}
        />
      }
    >
      {t(KIND_TEXTS[kind])} {t('Here %{ours}, there %{theirs}.', { ours: money[0], theirs: money[1] })}
    </InboxRow>
  );
}

interface ResolveButtonProps {
  title: string;
  text: string;
  call: (reason: string) => Promise<HttpAnswer>;
}

/** Asks what was done about it, for the audit log. */
function ResolveButton({ title, text, call }: ResolveButtonProps) {
  const open = useDialogs();
  const ask = () =>
    open((close) => (
      <ResolveDialog
        title={title}
        text={text}
        label={t('What was done about it')}
        submitLabel={t('Mark as dealt with')}
        successText={t('Marked as dealt with.')}
        failureText={t('It could not be marked')}
        call={call}
        onClose={close}
      />
    ));
  return (
    <Button variant="outlined" size="small" onClick={ask}>
      {t('Mark as dealt with')}
    </Button>
  );
}
