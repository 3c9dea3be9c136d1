import { Icon, type IconName } from '../../art/icons/Icon';
import { cx } from '../../ui/class-names';
import styles from './StatusMark.module.css';

export type MarkTone = 'good' | 'waiting' | 'ended';

const ICONS: Readonly<Record<MarkTone, IconName>> = { good: 'check', waiting: 'clock', ended: 'close' };

/** The round sign above a payment's title; an ornament, the title says the same. */
export function StatusMark({ tone }: { tone: MarkTone }) {
  return (
    <span className={cx(styles.mark, styles[tone])}>
      <Icon name={ICONS[tone]} size={40} />
    </span>
  );
}
