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
  /** True when confirmed, false on the other button; null when it was left by Escape, which decides nothing. */
  confirm: (request: ConfirmRequest) => Promise<boolean | null>;
}

export const DialogsContext = createContext<Dialogs | null>(null);

function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('useAlert and useConfirm need a DialogsProvider around them.');
  return dialogs;
}

export const useAlert = (): Dialogs['alert'] => useDialogs().alert;
export const useConfirm = (): Dialogs['confirm'] => useDialogs().confirm;
