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

const NOT_AN_AMOUNT = 'The amount must be a whole number of rupiah, 0 or more';

const limitText = (amount: number | null): string => (amount === null ? 'no limit' : formatRupiah(amount));

/** The amount above which a refund through the provider needs a second person; super admins change it. */
export function RefundLimitSection() {
  const [isOpen, setIsOpen] = useState(false);
  const { permissions: role } = usePermissions<string>();
  const { data, error, refetch } = useQuery({ queryKey: ['refund-limit'], queryFn: refundCalls.limit });
  return (
    <Section
      title="Refund limit"
      hint="What one person alone sends back of an order through the payment provider. More waits for a second person."
      action={
        role === 'super_admin' && data ? (
          <Button variant="outlined" onClick={() => setIsOpen(true)}>
            Change
          </Button>
        ) : undefined
      }
    >
      {error && !data && <LoadFailed what="The refund limit" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <CircularProgress aria-label="Loading the refund limit" />}
      {data && (
        <Card>
          <CardContent>
            <Typography variant="body2">
              {data.amount === null ? (
                'There is no limit: one person alone may send back any amount.'
              ) : (
                <>
                  One person alone may send back <strong>{formatRupiah(data.amount)}</strong> of an order.
                </>
              )}
            </Typography>
            {data.next && (
              <Alert severity="warning" sx={{ mt: 1 }}>
                From {formatJakarta(data.next.from)} on: {limitText(data.next.amount)}. Changed by {data.next.by}.
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
      title="Change the refund limit"
      submitLabel="Save"
      successText="The refund limit is saved."
      failureText="The refund limit could not be saved"
      check={check}
      call={(proof) => refundCalls.setLimit({ ...proof, amount })}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <DialogContentText>
            A lower amount holds at once. A higher one, or none, holds {REFUND_LIMIT_NOTICE_HOURS} hours later, and
            everybody who may refund is told by mail. Every change is in the audit log.
          </DialogContentText>
          <DialogField
            label="Amount in rupiah"
            value={text}
            maxLength={14}
            error={isWrong ? NOT_AN_AMOUNT : errorOf('amount')}
            hint="Leave empty for no limit; 0 lets every refund wait"
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
