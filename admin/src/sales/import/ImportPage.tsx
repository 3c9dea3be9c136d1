import { Alert, Box, Button, Card, Typography, LinearProgress } from '@mui/material';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { IMPORT_FIELD_LABELS, IMPORT_TEXTS, type ImportResult } from '@festival/contracts';
import { Link } from 'react-router-dom';
import { CheckStep } from './CheckStep';
import { FileStep } from './FileStep';
import { isPlanComplete, MappingStep } from './MappingStep';
import { useOrderImport } from './useOrderImport';
import { RowErrors } from './RowErrors';
import { t } from '../../lib/i18n/t';
import { serverText } from '../../lib/i18n/serverText';

const FORM_ORDERS = `/orders?filter=${encodeURIComponent(JSON.stringify({ source: 'google_form' }))}`;

/** The result, and the way to the orders. */
function ResultStep({ result }: { result: ImportResult }) {
  const { known, failed } = result;
  return (
    <Box>
      <Alert
        severity={failed.length > 0 ? 'warning' : 'success'}
        action={
          <Button color="inherit" size="small" component={Link} to={FORM_ORDERS}>
            {t('Show orders')}
          </Button>
        }
      >
        {serverText(IMPORT_TEXTS.done(result))}
        {known > 0 && t(' Imported by somebody else meanwhile: %{known}.', { known })}
        {failed.length > 0 && t(' Not imported: %{count}.', { count: failed.length })}
      </Alert>
      {failed.length > 0 && <RowErrors errors={failed} labels={IMPORT_FIELD_LABELS} />}
    </Box>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 3 }, mt: 2, minWidth: 0 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}

/** Orders of the form that was used before web sales: choose, map, check, import. */
export function ImportPage() {
  const flow = useOrderImport();
  const { file, preview, plan, check, progress, result, busy, error } = flow;
  return (
    <Box sx={{ pb: 4, maxWidth: 1100 }}>
      <Title title="Import Orders" />
      <Step title={t('1. File')}>
        <FileStep file={file} preview={preview} busy={busy} onChoose={(chosen) => void flow.choose(chosen)} />
      </Step>
      {preview && plan && (
        <Step title={t('2. Columns')}>
          <MappingStep plan={plan} columns={preview.columns} disabled={progress !== null} onChange={flow.setPlan} />
          <Button
            variant={check ? 'outlined' : 'contained'}
            sx={{ mt: 2 }}
            disabled={!isPlanComplete(plan) || progress !== null}
            loading={busy && progress === null}
            onClick={() => void flow.checkFile()}
          >
            {t('Check file')}
          </Button>
        </Step>
      )}
      {error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {error}
        </Alert>
      )}
      {check && !progress && (
        <Step title={t('3. Check')}>
          <CheckStep check={check} busy={busy} onImport={(overQuota) => void flow.run(overQuota)} />
        </Step>
      )}
      {progress && (
        <Step title={t('Import')}>
          <RunStep progress={progress} onStop={flow.stop} />
        </Step>
      )}
      {result && (
        <Step title={t('Result')}>
          <ResultStep result={result} />
        </Step>
      )}
    </Box>
  );
}

interface RunStepProps {
  progress: { done: number; total: number };
  onStop: () => void;
}

/** How far the import is; stopping leaves what was made, and the same file goes on later. */
function RunStep({ progress: { done, total }, onStop }: RunStepProps) {
  return (
    <Box>
      <Typography component="output" sx={{ display: 'block', mb: 1 }}>
        {t('Importing: %{done} of %{total} rows', {
          done: done.toLocaleString('id-ID'),
          total: total.toLocaleString('id-ID'),
        })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 0 : (done / total) * 100}
        aria-label={t('Rows imported')}
        sx={{ height: 8, borderRadius: 4, mb: 2 }}
      />
      <Button variant="outlined" color="error" onClick={onStop}>
        {t('Stop import')}
      </Button>
    </Box>
  );
}
