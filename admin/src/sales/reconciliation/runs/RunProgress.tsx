import type { ReconciliationRun } from '@festival/contracts';
import { Alert, Box, LinearProgress, Typography } from '@mui/material';

/** How far the run under way is, and why it doesn't go on just now. */
export function RunProgress({ run }: { run: ReconciliationRun }) {
  const percent = run.total === 0 ? 100 : Math.floor((100 * run.checked) / run.total);
  return (
    <Box sx={{ mb: 1.5, px: { xs: 2, sm: 0 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <LinearProgress variant="determinate" value={percent} aria-label="Progress of the run" sx={{ flex: 1 }} />
        <Typography component="output" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {run.checked} of {run.total} orders
        </Typography>
      </Box>
      {run.waiting_for === 'provider' && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          The payment provider cannot be asked at the moment. The run goes on by itself when it answers again.
        </Alert>
      )}
    </Box>
  );
}
