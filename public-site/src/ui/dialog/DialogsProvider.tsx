import { type ReactNode, useMemo, useState } from 'react';
import { useTexts } from '../../lib/language';
import { Button } from '../Button';
import { UI_TEXTS } from '../ui.texts';
import { Dialog } from './Dialog';
import { type ConfirmRequest, type Dialogs, DialogsContext } from './dialogs-context';

interface OpenDialog extends Omit<ConfirmRequest, 'cancelLabel'> {
  key: number;
  /** Null: there is nothing to choose, only to read. */
  cancelLabel: string | null;
  answer: (confirmed: boolean | null) => void;
}

let lastKey = 0;

/** Serves `useAlert` and `useConfirm`; requests that come while one is open are queued. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly OpenDialog[]>([]);

  const texts = useTexts(UI_TEXTS);
  const dialogs = useMemo<Dialogs>(() => {
    const ask = (request: Omit<OpenDialog, 'key' | 'answer'>) =>
      new Promise<boolean | null>((resolve) => {
        lastKey += 1;
        const key = lastKey;
        const answer = (confirmed: boolean | null) => {
          setQueue((open) => open.filter((dialog) => dialog.key !== key));
          resolve(confirmed);
        };
        setQueue((open) => [...open, { ...request, key, answer }]);
      });
    return {
      confirm: (request) => ask({ ...request, cancelLabel: request.cancelLabel ?? texts.goBack }),
      alert: async (request) => {
        const {
          title = texts.noteTitle,
          message,
          closeLabel = texts.close,
        } = typeof request === 'string' ? { message: request } : request;
        await ask({ title, message, confirmLabel: closeLabel, cancelLabel: null });
      },
    };
  }, [texts]);

  const current = queue[0];
  return (
    <DialogsContext value={dialogs}>
      {children}
      {current && (
        <Dialog
          key={current.key}
          role="alertdialog"
          title={current.title}
          onClose={() => current.answer(null)}
          footer={
            <>
              {current.cancelLabel !== null && (
                <Button variant="secondary" onClick={() => current.answer(false)}>
                  {current.cancelLabel}
                </Button>
              )}
              <Button onClick={() => current.answer(true)}>{current.confirmLabel}</Button>
            </>
          }
        >
          {current.message}
        </Dialog>
      )}
    </DialogsContext>
  );
}
