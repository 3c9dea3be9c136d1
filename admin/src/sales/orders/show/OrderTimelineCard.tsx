import type { AdminOrder, TimelineEntry } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material';
import { formatJakartaSeconds } from '../../../lib/jakartaTime';
import { serverMessage, UNKNOWN_ERROR_TEXT } from '../../../lib/httpErrors';
import { orderCalls } from '../orderCalls';
import { t } from '../../../lib/i18n/t';
import { timelineText } from '../../../lib/i18n/timelineText';

/** The order's history, in words, the newest last. */
export function OrderTimelineCard({ order }: { order: AdminOrder }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'timeline', order.order_number, order.updated_at],
    queryFn: () => orderCalls.timeline(order),
    placeholderData: (before) => before,
  });
  return (
    <Card>
      <CardContent>
        <Typography component="h3" variant="h6" gutterBottom>
          {t('Timeline')}
        </Typography>
        {error ? (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={() => void refetch()}>
                {t('Retry')}
              </Button>
            }
          >
            {serverMessage(error) ?? UNKNOWN_ERROR_TEXT}
          </Alert>
        ) : (
          <Entries entries={data?.entries} />
        )}
      </CardContent>
    </Card>
  );
}

function Entries({ entries }: { entries: TimelineEntry[] | undefined }) {
  if (!entries) return <Typography>{t('Loading...')}</Typography>;
  return (
    <Box component="ol" aria-label={t('Timeline')} sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2' }}>
      {entries.map((entry, index) => (
        <Box
          component="li"
          // Several things happen in one millisecond, and the list only grows at its end.
          key={index}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '210px minmax(0, 1fr)' },
            columnGap: 2,
            py: 0.75,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box
            component="time"
            dateTime={entry.at}
            sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
          >
            {t('%{at} WIB', { at: formatJakartaSeconds(entry.at) })}
          </Box>
          <Box sx={{ overflowWrap: 'anywhere', ...(entry.kind === 'attention' && { color: 'warning.main' }) }}>
            {timelineText(entry)}
            {entry.by && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {' '}
                {t('· by %{by}', { by: entry.by })}
              </Box>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
