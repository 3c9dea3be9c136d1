import type { AdminOrder } from '@festival/contracts';
import { createContext, useContext } from 'react';

export type OpenOrderDialog = (action: OrderActionName, order: AdminOrder) => void;

export const OrderDialogsContext = createContext<OpenOrderDialog>(() => undefined);

/** Opens a dialog of an order from anywhere within `OrderDialogs`. */
export function useOrderDialogs(): OpenOrderDialog {
  return useContext(OrderDialogsContext);
}

export const ORDER_ACTIONS = [
  'view',
  'lock',
  'unlock',
  'status',
  'email',
  'sendTo',
  'buyer',
  'resend',
  'repair',
  'delete',
  'cancel',
] as const;
export type OrderActionName = (typeof ORDER_ACTIONS)[number];

/** The props of every dialog of an order. */
export interface OrderDialogProps {
  order: AdminOrder;
  onClose: () => void;
  /** The order is gone; whoever shows it must lead away. */
  onDeleted?: () => void;
}
