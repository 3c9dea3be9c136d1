import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/language';
import { loadCode } from '../../../lib/load-code';
import { usePageTitle } from '../../../lib/use-page-title';
import { whenIdle } from '../../../lib/when-idle';
import { useSiteSettings } from '../../../lib/festival/site-settings';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/layout/Card';
import { useAlert, useConfirm } from '../../../ui/dialog/dialogs-context';
import { Notice } from '../../../ui/feedback/Notice';
import { UI_TEXTS } from '../../../ui/ui.texts';
import { cancelOrder } from '../payment.api';
import { PAYMENT_TEXTS } from '../payment.texts';
import styles from '../PaymentCard.module.css';
import { PendingStatus } from './PendingStatus';
import { StatusMark } from '../StatusMark';
import { awaitsSession, type PendingState } from './pending-machine';
import { viewPending, type PendingAction } from './pending-view';
import { usePending } from './usePending';
import { usePurchase } from '../usePurchase';

/** Needed only after a press; loaded as soon as the page is idle. */
const loadActions = () => import('./payment-actions');

export interface PendingOrderProps {
  initial: PendingState;
  firstCheckMs: number;
  /** A sentence above everything: the mailed link could not be used. */
  note: string | null;
  goToSuccess: () => void;
  /** Forgets what is stored and goes to the tickets. */
  orderNewTickets: () => void;
}

/** One order's payment, followed until it ends. */
export function PendingOrder({ initial, firstCheckMs, note, goToSuccess, orderNewTickets }: PendingOrderProps) {
  const [state, monitor] = usePending(initial, firstCheckMs, goToSuccess);
  const [round, setRound] = useState(0);
  const purchase = usePurchase(state.orderNumber, state.status, round);
  const refreshPurchase = () => setRound((last) => last + 1);
  const alert = useAlert();
  const confirm = useConfirm();
  const { language } = useLanguage();
  const texts = useTexts(PAYMENT_TEXTS);
  const { codeLost } = useTexts(UI_TEXTS);
  const view = viewPending(state, texts, purchase, language);
  const title = useRef<HTMLHeadingElement>(null);
  usePageTitle(view.title, useSiteSettings().festival_name);

  const haveActions = async () => {
    const actions = await loadCode(loadActions, { mayReload: false }).catch(() => null);
    if (!actions) await alert(codeLost);
    return actions;
  };
  const cancel = useMutation({
    networkMode: 'always',
    mutationFn: async ({ orderNumber, automatic }: { orderNumber: string; automatic: boolean }) => {
      await cancelOrder(orderNumber);
      monitor.send({ type: 'cancelled', automatic });
    },
    onError: () => alert(texts.cancelFailed),
  });
  const reopen = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const actions = await haveActions();
      await actions?.reopenPayment({ monitor, language, alert, refreshPurchase, cancel: cancel.mutateAsync });
    },
  });
  const mailLink = useMutation({
    networkMode: 'always',
    mutationFn: async (orderNumber: string) => {
      const actions = await haveActions();
      await actions?.mailLink(orderNumber, { language, alert });
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

  const doings: Record<PendingAction, { label: string; run: () => void; pending?: boolean }> = {
    reopen: { label: texts.reopen, run: () => reopen.mutate(), pending: reopen.isPending || awaitsSession(state) },
    check: {
      label: texts.checkNow,
      run: () => {
        monitor.send({ type: 'check_pressed' });
        refreshPurchase();
      },
      pending: state.pausedSeconds > 0,
    },
    cancel: { label: texts.cancelOrder, run: () => void askAndCancel(), pending: cancel.isPending },
    sendLink: {
      label: texts.sendLink,
      run: () => mailLink.mutate(state.orderNumber ?? ''),
      pending: mailLink.isPending,
    },
    orderNew: { label: texts.orderNew, run: orderNewTickets },
  };

  // The focused button disappears when the order ends: the focus moves to the title.
  const ended = !view.active && state.phase !== 'none';
  useEffect(() => whenIdle(() => void loadActions().catch(() => undefined)), []);
  useEffect(() => {
    if (ended) title.current?.focus();
  }, [ended]);

  return (
    <Card ground="paper" className={styles.card}>
      {note && <Notice>{note}</Notice>}
      <StatusMark tone={view.tone} />
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {/* New words are a new element: in the old one they would count as a layout shift. */}
        <span key={view.title}>{view.title}</span>
      </h1>
      <PendingStatus state={state} view={view} purchase={purchase} />
      <div className={styles.buttons}>
        {view.actions.map((action, place) => {
          const { label, run, pending } = doings[action];
          const look = place === 0 ? 'primary' : action === 'cancel' ? 'outline' : 'secondary';
          return (
            <Button
              key={action}
              variant={look}
              size={place === 0 ? 'large' : 'medium'}
              block
              pending={pending}
              onClick={run}
            >
              {label}
            </Button>
          );
        })}
      </div>
    </Card>
  );
}
