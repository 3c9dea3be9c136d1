import { formatRupiah, type DifferenceSide } from '@festival/contracts';
import { Box, Typography } from '@mui/material';
import { statusText } from '../../status/orderLabels';
import { t } from '../../../lib/i18n/t';

/** One side's record: status, amount and transaction, or that there is nothing. */
export function Side({ name, side, isRefundShown }: { name: string; side: DifferenceSide; isRefundShown: boolean }) {
  const { status, amount, transaction_id, refunded } = side;
  const isNothing = status === null && amount === null;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
        {name}
      </Typography>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {isNothing
          ? t('Nothing')
          : `${status ? statusText(status) : '–'} · ${amount === null ? '–' : formatRupiah(amount)}`}
      </Typography>
      {isRefundShown && (
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {refunded === null ? t('Refunds unknown') : t('%{refunded} refunded', { refunded: formatRupiah(refunded) })}
        </Typography>
      )}
      {transaction_id && (
        <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block', overflowWrap: 'anywhere' }}>
          {transaction_id}
        </Typography>
      )}
    </Box>
  );
}

/** Both sides next to each other; refunds only where there are some. */
export function Sides({ ours, theirs }: { ours: DifferenceSide; theirs: DifferenceSide }) {
  const isRefundShown = Boolean(ours.refunded) || Boolean(theirs.refunded);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
      <Side name={t('Here')} side={ours} isRefundShown={isRefundShown} />
      <Side name={t('At the provider')} side={theirs} isRefundShown={isRefundShown} />
    </Box>
  );
}
