import type { NowAlert } from '@festival/contracts';
import { Alert, AlertTitle, Stack } from '@mui/material';
import { formatJakarta } from '../../lib/jakartaTime';
import { alertName } from './nowTexts';

/** What is wrong now, and what to do. New ones are read out. */
export function AlertList({ alerts }: { alerts: readonly NowAlert[] }) {
  return (
    <Stack spacing={1} aria-live="assertive">
      {alerts.map(({ name, severity, meaning, action, detail, since }) => (
        <Alert key={name} severity={severity === 'critical' ? 'error' : 'warning'} variant="filled">
          <AlertTitle>
            {severity === 'critical' ? 'Alert' : 'Warning'}: {alertName(name)} since {formatJakarta(since)} WIB
          </AlertTitle>
          {meaning} {action}
          {detail && ` (${detail})`}
        </Alert>
      ))}
    </Stack>
  );
}
