import { createContext, type ReactNode, useContext } from 'react';

export interface AlertRequest {
  title?: string;
  message: ReactNode;
  /** Default: OK. */
  closeLabel?: string;
}

export interface ConfirmRequest {
  title: string;
  message: ReactNode;
  /** Says what will be done: "Cancel Order", not "Yes". */
  confirmLabel: string;
  cancelLabel?: string;
}

export interface Dialogs {
  /** Resolves when the visitor has closed it. */
  alert: (request: AlertRequest | string) => Promise<void>;
  /** True when confirmed; false on the other button or Escape. */
  confirm: (request: ConfirmRequest) => Promise<boolean>;
}

export const DialogsContext = createContext<Dialogs | null>(null);

function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('useAlert and useConfirm need a DialogsProvider around them.');
  return dialogs;
}

export const useAlert = (): Dialogs['alert'] => useDialogs().alert;
export const useConfirm = (): Dialogs['confirm'] => useDialogs().confirm;
