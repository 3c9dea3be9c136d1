import type { AdminOrder } from '@festival/contracts';
import { createContext, useContext } from 'react';
import type { OrderActionName } from './actionTypes';

export type OpenOrderDialog = (action: OrderActionName, order: AdminOrder) => void;

export const OrderDialogsContext = createContext<OpenOrderDialog>(() => undefined);

/** Opens a dialog of an order from anywhere within `OrderDialogs`. */
export function useOrderDialogs(): OpenOrderDialog {
  return useContext(OrderDialogsContext);
}
