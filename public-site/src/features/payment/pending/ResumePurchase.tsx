import type { ResumeRequest } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../../lib/api/api';
import { apiAsBuyer } from '../../../lib/api/buyer-api';
import { useTexts } from '../../../lib/language';
import { purchaseToken } from '../../../lib/storage/session';
import { usePageTitle } from '../../../lib/use-page-title';
import { useSiteSettings } from '../../../lib/festival/site-settings';
import { Card } from '../../../ui/layout/Card';
import { Spinner } from '../../../ui/Spinner';
import { PAYMENT_TEXTS } from '../payment.texts';
import styles from '../PaymentCard.module.css';

export interface ResumePurchaseProps {
  orderNumber: string;
  signature: string;
  /** Renders the next step; `resumed` tells whether the link gave the purchase back. */
  children: (resumed: boolean) => ReactNode;
}

/** Trades the mailed link's signature for the purchase token before the order is shown. */
export function ResumePurchase({ orderNumber, signature, children }: ResumePurchaseProps) {
  const { titles, messages } = useTexts(PAYMENT_TEXTS);
  usePageTitle(titles.pending, useSiteSettings().festival_name);
  const { isSuccess, isError } = useQuery({
    queryKey: ['payment', 'resume', orderNumber, signature],
    queryFn: async () => {
      await resumePurchase({ order_number: orderNumber, signature });
      return true;
    },
    retry: (failures, error) => failures < 2 && !(error instanceof ApiError),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  if (isSuccess || isError) return children(isSuccess);
  return (
    <Card ground="paper" className={styles.card}>
      <h1 className={styles.title}>{titles.pending}</h1>
      <p className={styles.message}>
        <Spinner label={messages.checking} />
      </p>
    </Card>
  );
}

/** POST /api/auth/resume: the mailed link's signature gives the purchase token back on another device. */
async function resumePurchase(body: ResumeRequest): Promise<void> {
  const { token } = await apiAsBuyer('/api/auth/resume', { method: 'POST', body });
  purchaseToken.set(token);
}
