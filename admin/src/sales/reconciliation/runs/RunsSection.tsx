import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import type { ReconciliationRun } from '@festival/contracts';
import { Alert, Box, Button, Card, CircularProgress, LinearProgress, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDialogAction } from '../../../shared/dialogs/useDialogAction';
import { EmptyState } from '../../../shared/lists/EmptyState';
import { usePhoneLayout } from '../../../shared/lists/usePhoneLayout';
import { LoadFailed } from '../../../shared/lists/LoadFailed';
import { Section } from '../../../shared/fields/Section';
import { reconciliationCalls } from './reconciliationCalls';
import { RunPhoneRows, RunTable } from './RunTable';
import { t } from '../../../lib/i18n/t';

const FOUND = ['reconciliation-differences', 'attention-orders'];

/**
 * Shows what a run has found as soon as it has ended. `ended`: the newest run that has, null when none has, undefined
 * while that isn't known.
 */
function useFoundByRuns(ended: number | null | undefined): void {
  const queryClient = useQueryClient();
  const known = useRef(ended);
  useEffect(() => {
    if (ended === undefined) return;
    const isNews = known.current !== undefined && known.current !== ended;
    known.current = ended;
    if (!isNews) return;
    for (const resource of FOUND) void queryClient.invalidateQueries({ queryKey: [resource] });
  }, [ended, queryClient]);
}

const WHILE_RUNNING_MS = 1_500;
const ELSE_MS = 30_000;

const isRunning = (run: ReconciliationRun) => run.status === 'running';

/** The last comparisons with the provider, the one that is running, and the button that starts one. */
export function RunsSection() {
  const { data, error, refetch } = useQuery({
    queryKey: ['reconciliation-runs'],
    queryFn: reconciliationCalls.runs,
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? WHILE_RUNNING_MS : ELSE_MS),
  });
  const {
    run,
    busy,
    error: startError,
  } = useDialogAction({
    call: reconciliationCalls.startRun,
    successText: t('Reconciliation started.'),
    failureText: t('The reconciliation could not be started'),
    onDone: () => void refetch(),
  });
  const running = data?.find(isRunning);
  useFoundByRuns(data && (data.find((each) => !isRunning(each))?.id ?? null));
  const button = (
    <Button
      variant="contained"
      startIcon={<PlayArrowIcon />}
      loading={busy}
      disabled={running !== undefined}
      onClick={run}
    >
      {running ? t('Running') : t('Run now')}
    </Button>
  );
  return (
    <Section
      title={t('Runs')}
      hint={t('Every night, the orders of the last 30 days are compared with the payment provider.')}
      action={button}
    >
      {startError && <Alert severity="error">{startError}</Alert>}
      {running && <RunProgress run={running} />}
      <Card>
        <Runs runs={data} error={error} onRetry={() => void refetch()} />
      </Card>
    </Section>
  );
}

interface RunsProps {
  runs: ReconciliationRun[] | undefined;
  error: Error | null;
  onRetry: () => void;
}

function Runs({ runs, error, onRetry }: RunsProps) {
  const isPhone = usePhoneLayout();
  if (runs === undefined) {
    if (error) return <LoadFailed what={t('The runs')} error={error} onRetry={onRetry} />;
    return (
      <Box sx={{ p: 3, textAlign: 'center' }}>
        <CircularProgress aria-label={t('Loading the runs')} />
      </Box>
    );
  }
  if (runs.length === 0) {
    return (
      <EmptyState
        title={t('No run yet')}
        hint={t('The first one starts tonight. “Run now” doesn’t wait for the night.')}
      />
    );
  }
  return isPhone ? <RunPhoneRows runs={runs} /> : <RunTable runs={runs} />;
}

/** How far the running comparison is, and why it waits. */
function RunProgress({ run }: { run: ReconciliationRun }) {
  const percent = run.total === 0 ? 100 : Math.floor((100 * run.checked) / run.total);
  return (
    <Box sx={{ mb: 1.5, px: { xs: 2, sm: 0 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <LinearProgress variant="determinate" value={percent} aria-label={t('Progress of the run')} sx={{ flex: 1 }} />
        <Typography component="output" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('%{checked} of %{total} orders', { checked: run.checked, total: run.total })}
        </Typography>
      </Box>
      {run.waiting_for === 'provider' && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t('The payment provider cannot be asked at the moment. The run goes on by itself when it answers again.')}
        </Alert>
      )}
    </Box>
  );
}
