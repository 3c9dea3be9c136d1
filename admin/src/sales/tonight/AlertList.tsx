import type { NowAlert } from '@festival/contracts';
import { Alert, AlertTitle, Box } from '@mui/material';
import { formatJakarta } from '../../lib/jakartaTime';
import { serverText } from '../../lib/i18n/serverText';
import { alertDetail, alertName } from '../../shared/alerts/alertTexts';
import { t } from '../../lib/i18n/t';

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
            {t('%{severity}: %{name} since %{since} WIB', {
              severity: severity === 'critical' ? t('Alert') : t('Warning'),
              name: alertName(name),
              since: formatJakarta(since),
            })}
          </AlertTitle>
          {serverText(meaning)} {serverText(action)}
          {detail && ` (${alertDetail(detail)})`}
        </Alert>
      ))}
    </Box>
  );
}
