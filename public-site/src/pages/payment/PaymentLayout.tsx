import type { ReactNode } from 'react';
import { Section } from '../../ui/Section';
import styles from './PaymentLayout.module.css';

/** A calm parchment ground with one narrow card on it. */
export function PaymentLayout({ children }: { children: ReactNode }) {
  return (
    <Section ground="parchment" width="narrow" torn="bottom" className={styles.page}>
      <div className={styles.place}>{children}</div>
    </Section>
  );
}
