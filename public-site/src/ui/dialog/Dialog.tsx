import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';

export interface DialogProps {
  title: ReactNode;
  /** `alertdialog` asks for an answer: a press on the backdrop doesn't close it. */
  role?: 'dialog' | 'alertdialog';
  /** Escape, or a press on a plain dialog's backdrop. */
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal window on `<dialog>`: the browser keeps the focus inside and gives it back afterwards. */
export function Dialog({ title, role = 'dialog', onClose, footer, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const pressBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (role === 'dialog' && event.target === event.currentTarget) onClose();
  };
  return (
    // Escape is the keyboard's way out (onCancel); the press on the backdrop is an extra for the mouse.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      role={role}
      className={styles.dialog}
      data-ground="parchment"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={pressBackdrop}
    >
      <div className={styles.sheet}>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        <div className={styles.body} id={`${id}-body`}>
          {children}
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}
