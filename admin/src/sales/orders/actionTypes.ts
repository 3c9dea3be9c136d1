import type { AdminOrder } from '@festival/contracts';

export const ORDER_ACTIONS = [
  'view',
  'lock',
  'unlock',
  'status',
  'email',
  'buyer',
  'resend',
  'repair',
  'delete',
  'cancel',
] as const;
export type OrderActionName = (typeof ORDER_ACTIONS)[number];

/** What every dialog of an order is given. */
export interface OrderDialogProps {
  order: AdminOrder;
  onClose: () => void;
  /** The order is gone; whoever shows it must lead away. */
  onDeleted?: () => void;
}
