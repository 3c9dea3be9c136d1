import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from '../lib/router';
import styles from './Button.module.css';
import { cx } from './class-names';
import { Spinner } from './Spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'outline';
export type ButtonSize = 'small' | 'medium' | 'large';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its place. */
  block?: boolean;
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** In progress: a spinner covers the label, the width stays and presses do nothing. */
  pending?: boolean;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

const look = ({ variant = 'primary', size = 'medium', block }: ButtonLook, className?: string) =>
  cx(styles.button, styles[variant], styles[size], block && styles.block, className);

export function Button({
  variant,
  size,
  block,
  pending = false,
  icon,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // A disabled button would lose the keyboard's focus; stopping the press also stops a form's Enter.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={look({ variant, size, block }, className)}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={press}
    >
      <span className={styles.label}>
        {icon}
        {children}
      </span>
      {pending && <Spinner className={styles.spinner} />}
    </button>
  );
}

export interface LinkButtonProps extends ButtonLook, LinkProps {
  icon?: ReactNode;
}

/** A link that looks like a button: it leads somewhere, it doesn't do anything. */
export function LinkButton({ variant, size, block, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={look({ variant, size, block }, className)}>
      <span className={styles.label}>
        {icon}
        {children}
      </span>
    </Link>
  );
}
