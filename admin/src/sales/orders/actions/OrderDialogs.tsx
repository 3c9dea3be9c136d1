import type { AdminOrder } from '@festival/contracts';
import { useCallback, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { OrderActionName, OrderDialogProps } from '../actionTypes';
import { BuyerDialog } from './BuyerDialog';
import { CancelDialog } from './CancelDialog';
import { DeleteDialog } from './DeleteDialog';
import { EmailDialog } from './EmailDialog';
import { LockDialog } from './LockDialog';
import { OrderDialogsContext, type OpenOrderDialog } from '../orderDialogsContext';
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
