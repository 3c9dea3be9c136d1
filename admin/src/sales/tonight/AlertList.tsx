import type { NowAlert } from '@festival/contracts';
import { Alert, AlertTitle, Box } from '@mui/material';
import { formatJakarta } from '../../lib/jakartaTime';
import { alertName } from './nowTexts';

/** What is wrong now, and what to do. New ones are read out. */
export function AlertList({ alerts }: { alerts: readonly NowAlert[] }) {
  return (
    <Box
      aria-live="assertive"
      sx={{
        display: 'grid',
        gap: 1,
        // Side by side on a wall, so that everything below stays in sight.
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'repeat(auto-fit, minmax(560px, 1fr))' },
      }}
    >
      {alerts.map(({ name, severity, meaning, action, detail, since }) => (
        <Alert key={name} severity={severity === 'critical' ? 'error' : 'warning'} variant="filled">
          <AlertTitle>
            {severity === 'critical' ? 'Alert' : 'Warning'}: {alertName(name)} since {formatJakarta(since)} WIB
          </AlertTitle>
          {meaning} {action}
          {detail && ` (${detail})`}
        </Alert>
      ))}
    </Box>
  );
}
