import { Alert, Box, Button, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { CheckStep } from './CheckStep';
import { FileStep } from './FileStep';
import { isPlanComplete, MappingStep } from './MappingStep';
import { ResultStep } from './ResultStep';
import { RunStep } from './RunStep';
import { useOrderImport } from './useOrderImport';

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

/** Orders of the form that was used before web sales (rules, "Orders"): choose, map, check, import. */
export function ImportPage() {
  const flow = useOrderImport();
  const { file, preview, plan, check, progress, result, busy, error } = flow;
  return (
    <Box sx={{ pb: 4, maxWidth: 1100 }}>
      <Title title="Import Orders" />
      <Step title="1. File">
        <FileStep file={file} preview={preview} busy={busy} onChoose={(chosen) => void flow.choose(chosen)} />
      </Step>
      {preview && plan && (
        <Step title="2. Columns">
          <MappingStep plan={plan} columns={preview.columns} disabled={progress !== null} onChange={flow.setPlan} />
          <Button
            variant={check ? 'outlined' : 'contained'}
            sx={{ mt: 2 }}
            disabled={!isPlanComplete(plan) || progress !== null}
            loading={busy && progress === null}
            onClick={() => void flow.checkFile()}
          >
            Check file
          </Button>
        </Step>
      )}
      {error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {error}
        </Alert>
      )}
      {check && !progress && (
        <Step title="3. Check">
          <CheckStep check={check} busy={busy} onImport={(overQuota) => void flow.run(overQuota)} />
        </Step>
      )}
      {progress && (
        <Step title="Import">
          <RunStep progress={progress} onStop={flow.stop} />
        </Step>
      )}
      {result && (
        <Step title="Result">
          <ResultStep result={result} />
        </Step>
      )}
    </Box>
  );
}
