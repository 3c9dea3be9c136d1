import type { ReactNode } from 'react';
import { HelpButton } from '../../ui/HelpButton';
import { Section } from '../../ui/layout/Section';
import styles from './PaymentLayout.module.css';

/** A calm parchment ground with one narrow card on it, and a way to the assistant. */
export function PaymentLayout({ children }: { children: ReactNode }) {
  return (
    <Section ground="parchment" width="narrow" torn="bottom" className={styles.page}>
      <div className={styles.place} data-own-help>
        {children}
      </div>
      <HelpButton />
    </Section>
  );
}
