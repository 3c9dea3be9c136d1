import type { GateDouble } from '@festival/contracts';
import { Box, Link, Typography } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { LoadFailed } from '../../../shared/lists/LoadFailed';
import { formatCount } from '../../../shared/lists/StatCard';
import { useDoubles } from '../useGateQuery';
import { doubleText } from './doubleText';
import { Panel } from './Panel';
import { t } from '../../../lib/i18n/t';

interface DoubleListProps {
  /** As the board counts them. */
  count: number;
  now: string;
}

function countText(count: number): string {
  if (count === 0) return t('None so far');
  return count === 1 ? t('One ticket') : t('%{count} tickets', { count: formatCount(count) });
}

/** Each ticket that let somebody in twice, the newest first. */
export function DoubleList({ count, now }: DoubleListProps) {
  const { data, error, refetch } = useDoubles(count);
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'show' });
  const shown = count > 0 ? (data ?? []) : [];
  return (
    <Panel title={t('Let in twice')} note={<Typography component="output">{countText(count)}</Typography>}>
      {error && <LoadFailed what={t('The list')} error={error} onRetry={() => void refetch()} />}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((double) => (
          <Double key={double.id} double={double} now={now} hasLink={canAccess === true} />
        ))}
      </Box>
    </Panel>
  );
}

function Double({ double, now, hasLink }: { double: GateDouble; now: string; hasLink: boolean }) {
  return (
    <Box
      component="li"
      sx={{
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        fontSize: '1.1rem',
        fontVariantNumeric: 'tabular-nums',
        overflowWrap: 'anywhere',
      }}
    >
      {doubleText(double, now)}
      {hasLink && (
        <>
          {' '}
          <Link
            component={RouterLink}
            underline="always"
            to={`/orders/${double.order_id}/show`}
            aria-label={t('Order of %{code}', { code: double.code })}
          >
            {t('Order')}
          </Link>
        </>
      )}
    </Box>
  );
}
