import { Box } from '@mui/material';

/** A colour and its name, so that it can be told without seeing it. */
export function ColourSwatch({ colour }: { colour: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
      <Box
        component="span"
        sx={{ width: 20, height: 20, borderRadius: 0.5, bgcolor: colour, border: 1, borderColor: 'divider' }}
      />
      <code>{colour}</code>
    </Box>
  );
}
