import { Alert } from '@mui/material';
import type { SaveOutcome } from './useSaveOutcome';

/** What became of the last save; read out as soon as it is there. */
export function OutcomeBox({ outcome }: { outcome: SaveOutcome | null }) {
  if (!outcome) return null;
  return (
    <Alert severity={outcome.severity} sx={{ mb: 2 }}>
      {outcome.text}
    </Alert>
  );
}
