import type { AdminOrder } from '@festival/contracts';
import { createContext, useCallback, useContext, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { OrderActionName, OrderDialogProps } from './actionTypes';
import { DeleteDialog } from './DeleteDialog';
import { EmailDialog } from './EmailDialog';
import { LockDialog } from './LockDialog';
import { RepairDialog } from './RepairDialog';
import { ResendDialog } from './ResendDialog';
import { StatusDialog } from './StatusDialog';
import { UnlockDialog } from './UnlockDialog';
import { ViewDialog } from './ViewDialog';

const DIALOGS: Readonly<Record<OrderActionName, ComponentType<OrderDialogProps>>> = {
  view: ViewDialog,
  lock: LockDialog,
  unlock: UnlockDialog,
  status: StatusDialog,
  email: EmailDialog,
  resend: ResendDialog,
  repair: RepairDialog,
  delete: DeleteDialog,
};

type OpenOrderDialog = (action: OrderActionName, order: AdminOrder) => void;

const OrderDialogsContext = createContext<OpenOrderDialog>(() => undefined);

/** Opens a dialog of an order from anywhere within `OrderDialogs`. */
export function useOrderDialogs(): OpenOrderDialog {
  return useContext(OrderDialogsContext);
}

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
