import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../art/icons/Icon';
import { cx } from '../class-names';
import styles from './Notice.module.css';

export type NoticeTone = 'info' | 'success' | 'error';

export interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  className?: string;
  children: ReactNode;
}

const ICONS: Record<NoticeTone, IconName> = { info: 'info', success: 'check', error: 'alert' };

/** A message for the visitor, read out when it appears: at once for an error, in turn otherwise. */
export function Notice({ tone = 'info', title, className, children }: NoticeProps) {
  return (
    <div className={cx(styles.notice, styles[tone], className)} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={ICONS[tone]} className={styles.icon} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
