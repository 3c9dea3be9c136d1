import { formatRupiah } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import { Box } from '@mui/material';
import { useListContext } from 'react-admin';
import { formatCount, StatCard } from '../../../shared/lists/StatCard';
import { FIGURE_TEXTS, netNote } from '../../status/figureTexts';
import { orderCalls } from '../orderCalls';
import { ORDERS_REFRESH_MS } from '../../status/orderLabels';
import { t } from '../../../lib/i18n/t';

const DASH = '–';

/** Sums of the orders that the filters leave; and the net figures. */
export function OrderTotalsCards() {
  const { filterValues } = useListContext();
  const { data, error } = useQuery({
    queryKey: ['orders', 'totals', filterValues],
    queryFn: () => orderCalls.totals(filterValues ?? {}),
    placeholderData: (before) => before,
    refetchInterval: ORDERS_REFRESH_MS,
  });
  const money = (amount: number | undefined) => (amount === undefined ? DASH : formatRupiah(amount));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 0.75, sm: 1.5 },
        p: { xs: 1, sm: 1.5 },
        gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <StatCard
        flat
        label={t('Orders loaded')}
        value={formatCount(data?.orders)}
        note={error ? t('The sums could not be loaded') : t('Refreshes every 30 seconds')}
      />
      <StatCard
        flat
        label={t('Web Total')}
        value={money(data?.web_total)}
        counts={FIGURE_TEXTS.web}
        note={netNote(data?.web_net)}
      />
      <StatCard
        flat
        label={t('Google Form Total')}
        value={money(data?.google_form_total)}
        counts={FIGURE_TEXTS.googleForm}
        note={netNote(data?.google_form_net)}
      />
    </Box>
  );
}
