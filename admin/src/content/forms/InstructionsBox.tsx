import { Alert, AlertTitle, Box } from '@mui/material';

/** How a screen works, beside its form. */
export function InstructionsBox({ lines }: { lines: readonly string[] }) {
  return (
    <Alert
      severity="info"
      variant="outlined"
      role="note"
      aria-label="Instructions"
      sx={{ alignSelf: 'start', bgcolor: 'background.paper' }}
    >
      <AlertTitle component="h2">Instructions</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Alert>
  );
}
