import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLanguage, useTexts } from '../../lib/language';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { useAlert, useConfirm } from '../../ui/dialog/dialogs-context';
import { Notice } from '../../ui/Notice';
import { cancelOrder } from './payment.api';
import { PAYMENT_TEXTS } from './payment.texts';
import styles from './PendingOrder.module.css';
import { PendingStatus } from './PendingStatus';
import { StatusMark } from './StatusMark';
import { awaitsSession, type PendingState } from './pending-machine';
import { viewPending } from './pending-view';
import { reopenPayment } from './reopen';
import { usePending } from './use-pending';

export interface PendingOrderProps {
  initial: PendingState;
  firstCheckMs: number;
  /** A sentence above everything: the mailed link could not be used. */
  note: string | null;
  goToSuccess: () => void;
  /** Forgets what is stored and goes to the tickets. */
  orderNewTickets: () => void;
}

/** One order's payment, followed until it ends (public-site specification, section 4 "Pending page"). */
export function PendingOrder({ initial, firstCheckMs, note, goToSuccess, orderNewTickets }: PendingOrderProps) {
  const [state, monitor] = usePending(initial, firstCheckMs, goToSuccess);
  const alert = useAlert();
  const confirm = useConfirm();
  const { language } = useLanguage();
  const texts = useTexts(PAYMENT_TEXTS);
  const view = viewPending(state, texts);
  const title = useRef<HTMLHeadingElement>(null);

  const cancel = useMutation({
    networkMode: 'always',
    mutationFn: async ({ orderNumber, automatic }: { orderNumber: string; automatic: boolean }) => {
      await cancelOrder(orderNumber);
      monitor.send({ type: 'cancelled', automatic });
    },
    onError: () => alert(texts.alerts.cancelFailed),
  });
  const reopen = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const reopened = await reopenPayment(state.session, new Date(), language);
      if (reopened.kind === 'alert') await alert(texts.alerts[reopened.alert]);
      else if (reopened.kind === 'recheck') monitor.recheckIn(reopened.afterMs);
      else if (state.orderNumber) await cancel.mutateAsync({ orderNumber: state.orderNumber, automatic: true });
    },
  });
  const askAndCancel = async () => {
    const { orderNumber } = state;
    const confirmed = await confirm({
      title: texts.cancelOrder,
      message: texts.confirmCancel,
      confirmLabel: texts.cancelOrder,
      cancelLabel: texts.keepOrder,
    });
    if (confirmed && orderNumber) cancel.mutate({ orderNumber, automatic: false });
  };

  // The buttons that had the focus are gone when the order ends: the keyboard goes on from the title.
  const ended = !view.active && state.phase !== 'none';
  useEffect(() => {
    if (ended) title.current?.focus();
  }, [ended]);

  return (
    <Card ground="paper" className={styles.card}>
      {note && <Notice>{note}</Notice>}
      {view.active && state.refusal && <Notice>{state.refusal}</Notice>}
      <StatusMark tone={view.tone} />
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {/* New words are a new element: in the old one they would count as words that have moved. */}
        <span key={view.title}>{view.title}</span>
      </h1>
      <PendingStatus state={state} view={view} />
      <div className={styles.buttons}>
        {view.active && (
          <>
            <Button
              size="large"
              block
              pending={reopen.isPending || awaitsSession(state)}
              onClick={() => reopen.mutate()}
            >
              {texts.reopen}
            </Button>
            <Button
              variant="secondary"
              block
              pending={state.pausedSeconds > 0}
              onClick={() => monitor.send({ type: 'check_pressed' })}
            >
              {texts.checkNow}
            </Button>
            <Button variant="outline" block pending={cancel.isPending} onClick={() => void askAndCancel()}>
              {texts.cancelOrder}
            </Button>
          </>
        )}
        {ended && state.phase !== 'paid' && (
          <Button size="large" block onClick={orderNewTickets}>
            {texts.orderNew}
          </Button>
        )}
      </div>
    </Card>
  );
}
