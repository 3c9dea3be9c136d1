import type { AdminOrder } from '@festival/contracts';
import { useCallback, useMemo, useState, type ComponentType, type ReactNode, useId } from 'react';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router-dom';
import {
  type OrderActionName,
  type OrderDialogProps,
  OrderDialogsContext,
  type OpenOrderDialog,
} from '../orderActions';
import { OrderDetails, orderFallbackText } from '../details/OrderDetails';
import { BuyerDialog } from './BuyerDialog';
import { CancelDialog } from './CancelDialog';
import { DeleteDialog } from './DeleteDialog';
import { EmailDialog } from './EmailDialog';
import { LockDialog } from './LockDialog';
import { RepairDialog } from './RepairDialog';
import { ResendDialog } from './ResendDialog';
import { SendToDialog } from './SendToDialog';
import { StatusDialog } from './StatusDialog';
import { UnlockDialog } from './UnlockDialog';

const DIALOGS: Readonly<Record<OrderActionName, ComponentType<OrderDialogProps>>> = {
  view: ViewDialog,
  lock: LockDialog,
  unlock: UnlockDialog,
  status: StatusDialog,
  email: EmailDialog,
  sendTo: ({ order, onClose }) => (
    <SendToDialog
      order={{ id: order.id, updated_at: order.updated_at }}
      address={order.buyer_email}
      onClose={onClose}
    />
  ),
  buyer: BuyerDialog,
  resend: ResendDialog,
  repair: RepairDialog,
  delete: DeleteDialog,
  cancel: CancelDialog,
};

interface OrderDialogsProps {
  children: ReactNode;
  onDeleted?: () => void;
}

/** Holds the open dialog above the rows: it stays while the list refreshes and its order moves to another page. */
export function OrderDialogs({ children, onDeleted }: OrderDialogsProps) {
  const [opened, setOpened] = useState<{ Dialog: ComponentType<OrderDialogProps>; order: AdminOrder }>();
  const open = useCallback<OpenOrderDialog>((action, order) => setOpened({ Dialog: DIALOGS[action], order }), []);
  const close = useCallback(() => setOpened(undefined), []);
  const dialog = useMemo(
    () => opened && <opened.Dialog order={opened.order} onClose={close} onDeleted={onDeleted} />,
    [opened, close, onDeleted],
  );
  return (
    <OrderDialogsContext value={open}>
      {children}
      {dialog}
    </OrderDialogsContext>
  );
}

/** The order at a glance, without leaving the list. */
function ViewDialog({ order, onClose }: OrderDialogProps) {
  const titleId = useId();
  const { data, error } = useGetOne<AdminOrder>('orders', { id: order.id });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>Order {order.order_number}</DialogTitle>
      <DialogContent>{data ? <OrderDetails order={data} /> : orderFallbackText(error)}</DialogContent>
      <DialogActions>
        <Button component={Link} to={`/orders/${order.id}/show`} onClick={onClose}>
          Open order page
        </Button>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
