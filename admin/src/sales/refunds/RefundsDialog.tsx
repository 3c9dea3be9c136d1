import { ActionDialog } from '../../shared/dialogs/ActionDialog';
import { OrderRefunds } from './OrderRefunds';

/** An order's payments and refunds, from wherever its number stands. */
export function RefundsDialog({ orderNumber, onClose }: { orderNumber: string; onClose: () => void }) {
  return (
    <ActionDialog title={`Refunds of ${orderNumber}`} maxWidth="sm" onClose={onClose}>
      <OrderRefunds orderNumber={orderNumber} />
    </ActionDialog>
  );
}
