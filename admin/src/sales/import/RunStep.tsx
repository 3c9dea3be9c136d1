import { Box, Button, LinearProgress, Typography } from '@mui/material';

interface RunStepProps {
  progress: { done: number; total: number };
  onStop: () => void;
}

/** How far the import is; stopping leaves what was made, and the same file goes on later. */
export function RunStep({ progress: { done, total }, onStop }: RunStepProps) {
  return (
    <Box>
      <Typography component="output" sx={{ display: 'block', mb: 1 }}>
        Importing: {done.toLocaleString('id-ID')} of {total.toLocaleString('id-ID')} rows
      </Typography>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 0 : (done / total) * 100}
        aria-label="Rows imported"
        sx={{ height: 8, borderRadius: 4, mb: 2 }}
      />
      <Button variant="outlined" color="error" onClick={onStop}>
        Stop import
      </Button>
    </Box>
  );
}
