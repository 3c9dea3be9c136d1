import { JAKARTA_ZONE } from '@festival/contracts';
import { LOCALES, useLanguage, useTexts } from '../../lib/language';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { CHECKOUT_DIALOG_TEXTS } from './checkout-dialogs.texts';
import type { OpenOrder } from './placing/place-order';

const TIME = { timeZone: JAKARTA_ZONE, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' } as const;

interface OpenOrderDialogProps {
  order: OpenOrder;
  /** False when no time is left to pay it. */
  payable: boolean;
  cancelling: boolean;
  onGoOn: () => void;
  onStartOver: () => void;
  onClose: () => void;
}

/**
 * The buyer already has an order that waits for payment: continue with it while it can be paid, or cancel it and start
 * again.
 */
export function OpenOrderDialog({ order, payable, cancelling, onGoOn, onStartOver, onClose }: OpenOrderDialogProps) {
  const { openOrder } = useTexts(CHECKOUT_DIALOG_TEXTS);
  const { language } = useLanguage();
  const time = new Intl.DateTimeFormat(LOCALES[language], TIME);
  const until = `${time.format(Date.parse(order.expires_at))} WIB`;
  return (
    <Dialog
      title={openOrder.title}
      onClose={onClose}
      footer={
        <>
          <Button variant={payable ? 'secondary' : 'primary'} pending={cancelling} onClick={onStartOver}>
            {openOrder.startOver}
          </Button>
          {payable && <Button onClick={onGoOn}>{openOrder.goOn}</Button>}
        </>
      }
    >
      {payable ? openOrder.text(order.order_number, until) : openOrder.tooLate(order.order_number, until)}
    </Dialog>
  );
}
