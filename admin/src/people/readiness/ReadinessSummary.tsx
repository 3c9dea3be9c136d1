import { READINESS_STATES, type ReadinessReport } from '@festival/contracts';
import { Box, Button, Card, LinearProgress, Typography } from '@mui/material';
import { formatJakarta } from '../../lib/jakartaTime';
import { ReadinessIcon } from './ReadinessState';
import { summaryOf } from './summaryOf';
import { t } from '../../lib/i18n/t';

interface ReadinessSummaryProps {
  report: ReadinessReport | null;
  busy: boolean;
  onCheck: () => void;
  onSendTestMail: () => void;
}

/** The result in a line, when it was found, and the buttons. */
export function ReadinessSummary({ report, busy, onCheck, onSendTestMail }: ReadinessSummaryProps) {
  const worst = READINESS_STATES.find((state) => report?.lines.some((line) => line.state === state));
  const found = report ? summaryOf(report.lines) : t('Not checked yet');
  return (
    <Card sx={{ mt: 1, mx: { xs: 1, sm: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', px: 2, py: 1.5 }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography component="p" variant="h6" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            {worst && <ReadinessIcon state={worst} />}
            {found}
          </Typography>
          <Typography variant="body2" component="output" sx={{ display: 'block', color: 'text.secondary' }}>
            {busy
              ? t('Checking. It takes up to twelve seconds.')
              : report && t('Last checked %{checkedAt} WIB.', { checkedAt: formatJakarta(report.checked_at) })}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" aria-disabled={busy} onClick={onCheck}>
            {report ? t('Check again') : t('Check')}
          </Button>
          <Button variant="outlined" onClick={onSendTestMail}>
            {t('Send a test mail')}
          </Button>
        </Box>
      </Box>
      {/* In its own space, so that nothing moves. */}
      <Box sx={{ height: 4 }}>{busy && <LinearProgress aria-label={t('Checking')} />}</Box>
    </Card>
  );
}
