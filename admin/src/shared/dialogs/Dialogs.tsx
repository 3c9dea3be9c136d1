import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';

type Render = (close: () => void) => ReactNode;
type OpenDialog = (render: Render) => void;

const DialogsContext = createContext<OpenDialog>(() => undefined);

/** Opens a dialog from a row, which may be gone before the dialog is. */
export function useDialogs(): OpenDialog {
  return useContext(DialogsContext);
}

/** Holds the open dialog above the lists: a refund takes its order off the list, and must still be seen to be done. */
export function Dialogs({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<{ render: Render }>();
  const open = useCallback<OpenDialog>((render) => setOpened({ render }), []);
  const close = useCallback(() => setOpened(undefined), []);
  return (
    <DialogsContext value={open}>
      {children}
      {opened?.render(close)}
    </DialogsContext>
  );
}
