import { formatRupiah, MAX_AMOUNT, readRupiah, REFUND_LIMIT_NOTICE_HOURS, type RefundLimit } from '@festival/contracts';
import { Alert, Button, Card, CardContent, CircularProgress, DialogContentText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { formatJakarta } from '../../lib/jakartaTime';
import { DialogField } from '../../shared/dialogs/DialogField';
import { ProofDialog } from '../../shared/dialogs/ProofDialog';
import { Section } from '../../shared/fields/Section';
import { LoadFailed } from '../../shared/lists/LoadFailed';
import { refundCalls } from './refundCalls';
import { t } from '../../lib/i18n/t';
import { rich } from '../../lib/i18n/rich';

const NOT_AN_AMOUNT = t('The amount must be a whole number of rupiah, 0 or more');

const limitText = (amount: number | null): string => (amount === null ? t('no limit') : formatRupiah(amount));

/** The amount above which a refund through the provider needs a second person; super admins change it. */
export function RefundLimitSection() {
  const [isOpen, setIsOpen] = useState(false);
  const { permissions: role } = usePermissions<string>();
  const { data, error, refetch } = useQuery({ queryKey: ['refund-limit'], queryFn: refundCalls.limit });
  return (
    <Section
      title={t('Refund limit')}
      hint={t(
        'What one person alone sends back of an order through the payment provider. More waits for a second person.',
      )}
      action={
        role === 'super_admin' && data ? (
          <Button variant="outlined" onClick={() => setIsOpen(true)}>
            {t('Change')}
          </Button>
        ) : undefined
      }
    >
      {error && !data && <LoadFailed what={t('The refund limit')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <CircularProgress aria-label={t('Loading the refund limit')} />}
      {data && (
        <Card>
          <CardContent>
            <Typography variant="body2">
              {data.amount === null ? (
                t('There is no limit: one person alone may send back any amount.')
              ) : (
                <>
                  {rich('One person alone may send back %{strong} of an order.', {
                    strong: <strong>{formatRupiah(data.amount)}</strong>,
                  })}
                </>
              )}
            </Typography>
            {data.next && (
              <Alert severity="warning" sx={{ mt: 1 }}>
                {t('From %{from} on: %{amount}. Changed by %{by}.', {
                  from: formatJakarta(data.next.from),
                  amount: limitText(data.next.amount),
                  by: data.next.by,
                })}
              </Alert>
            )}
          </CardContent>
        </Card>
      )}
      {isOpen && data && <RefundLimitDialog limit={data} onClose={() => setIsOpen(false)} />}
    </Section>
  );
}

function RefundLimitDialog({ limit, onClose }: { limit: RefundLimit; onClose: () => void }) {
  const [text, setText] = useState(limit.amount === null ? '' : String(limit.amount));
  const [isWrong, setIsWrong] = useState(false);
  const amount = text.trim() === '' ? null : readRupiah(text);
  const check = () => {
    const isRight = text.trim() === '' || (amount !== null && amount <= MAX_AMOUNT);
    setIsWrong(!isRight);
    return isRight;
  };
  return (
    <ProofDialog
      title={t('Change the refund limit')}
      submitLabel={t('Save')}
      successText={t('The refund limit is saved.')}
      failureText={t('The refund limit could not be saved')}
      check={check}
      call={(proof) => refundCalls.setLimit({ ...proof, amount })}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <DialogContentText>
            {t(
              'A lower amount holds at once. A higher one, or none, holds %{refund_limit_notice_hours} hours later, and everybody who may refund is told by mail. Every change is in the audit log.',
              { refund_limit_notice_hours: REFUND_LIMIT_NOTICE_HOURS },
            )}
          </DialogContentText>
          <DialogField
            label={t('Amount in rupiah')}
            value={text}
            maxLength={14}
            error={isWrong ? NOT_AN_AMOUNT : errorOf('amount')}
            hint={t('Leave empty for no limit; 0 lets every refund wait')}
            onChange={(typed) => {
              setText(typed);
              setIsWrong(false);
            }}
            isFirst
            isOptional
          />
        </>
      )}
    </ProofDialog>
  );
}
