import { READINESS_STATES, type ReadinessReport, readinessSummary } from '@festival/contracts';
import { Box, Button, Card, LinearProgress, Typography } from '@mui/material';
import { formatJakarta } from '../../lib/jakartaTime';
import { ReadinessIcon } from './ReadinessState';

interface ReadinessSummaryProps {
  report: ReadinessReport | null;
  busy: boolean;
  onCheck: () => void;
  onSendTestMail: () => void;
}

/** The result in a line, when it was found, and the buttons. */
export function ReadinessSummary({ report, busy, onCheck, onSendTestMail }: ReadinessSummaryProps) {
  const worst = READINESS_STATES.find((state) => report?.lines.some((line) => line.state === state));
  const found = report ? readinessSummary(report.lines) : 'Not checked yet';
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
              ? 'Checking. It takes up to twelve seconds.'
              : report && `Last checked ${formatJakarta(report.checked_at)} WIB.`}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" aria-disabled={busy} onClick={onCheck}>
            {report ? 'Check again' : 'Check'}
          </Button>
          <Button variant="outlined" onClick={onSendTestMail}>
            Send a test mail
          </Button>
        </Box>
      </Box>
      {/* In its own space, so that nothing moves. */}
      <Box sx={{ height: 4 }}>{busy && <LinearProgress aria-label="Checking" />}</Box>
    </Card>
  );
}
