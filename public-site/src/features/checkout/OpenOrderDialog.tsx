import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { CHECKOUT_PAGE_TEXTS } from './checkout.texts';
import type { OpenOrder } from './place-order';

const { openOrder } = CHECKOUT_PAGE_TEXTS;
const TIME = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Jakarta', hour: '2-digit', minute: '2-digit' });

interface OpenOrderDialogProps {
  order: OpenOrder;
  cancelling: boolean;
  onGoOn: () => void;
  onStartAnew: () => void;
  onClose: () => void;
}

/** The buyer has an order of their own that waits for payment: go on with it, or cancel it and start anew. */
export function OpenOrderDialog({ order, cancelling, onGoOn, onStartAnew, onClose }: OpenOrderDialogProps) {
  const until = `${TIME.format(Date.parse(order.expires_at))} WIB`;
  return (
    <Dialog
      title={openOrder.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" pending={cancelling} onClick={onStartAnew}>
            {openOrder.startAnew}
          </Button>
          <Button onClick={onGoOn}>{openOrder.goOn}</Button>
        </>
      }
    >
      {openOrder.text(order.order_number, until)}
    </Dialog>
  );
}
