import { formatRupiah } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import { Box, Card, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { orderCalls } from './orderCalls';
import { ORDERS_REFRESH_MS } from './orderLabels';

interface TotalCardProps {
  label: string;
  value: string;
  note: string;
}

function TotalCard({ label, value, note }: TotalCardProps) {
  return (
    <Card
      variant="outlined"
      component="section"
      aria-label={label}
      // On a phone the figure stands beside its name: three cards leave room for the orders.
      sx={{
        px: 2,
        py: { xs: 0.75, sm: 1.25 },
        minWidth: 0,
        display: { xs: 'flex', sm: 'block' },
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'baseline',
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography variant="h6" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Typography>
      <Typography variant="caption" sx={{ width: '100%', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {note}
      </Typography>
    </Card>
  );
}

const DASH = '–';

/** Sums of the orders that the filters leave (back-office specification, section 9); the net figures beside them. */
export function OrderTotalsCards() {
  const { filterValues } = useListContext();
  const { data, error } = useQuery({
    queryKey: ['orders', 'totals', filterValues],
    queryFn: () => orderCalls.totals(filterValues ?? {}),
    placeholderData: (before) => before,
    refetchInterval: ORDERS_REFRESH_MS,
  });
  const money = (amount: number | undefined) => (amount === undefined ? DASH : formatRupiah(amount));
  const net = (amount: number | undefined) => `Net, paid after discounts: ${money(amount)}`;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 0.75, sm: 1.5 },
        p: { xs: 1, sm: 1.5 },
        gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <TotalCard
        label="Orders loaded"
        value={data ? data.orders.toLocaleString('id-ID') : DASH}
        note={error ? 'The sums could not be loaded' : 'Refreshes every 30 seconds'}
      />
      <TotalCard label="Web Total" value={money(data?.web_total)} note={net(data?.web_net)} />
      <TotalCard label="Google Form Total" value={money(data?.google_form_total)} note={net(data?.google_form_net)} />
    </Box>
  );
}
