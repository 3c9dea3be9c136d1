import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Keyboard from '@mui/icons-material/Keyboard';
import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import Stop from '@mui/icons-material/Stop';
import Typography from '@mui/material/Typography';
import type { EveningCount as Count } from '../scan/checkInCount';
import { GLASS, LOW_SCREEN, BAD, GOOD } from '../scan/scannerTheme';

interface ScannerControlsProps {
  running: boolean;
  count: Count;
  onStart: () => void;
  onStop: () => void;
  onManual: () => void;
}

/** In reach of the thumb: start or stop, entry by hand, and the evening's count above them. */
export function ScannerControls({ running, count, onStart, onStop, onManual }: ScannerControlsProps) {
  return (
    <Box sx={panelStyle}>
      <EveningCount count={count} />
      <Button fullWidth variant="outlined" size="large" startIcon={<Keyboard />} onClick={onManual}>
        Manual Code Entry
      </Button>
      {running ? (
        <Button fullWidth variant="contained" color="inherit" startIcon={<Stop />} onClick={onStop} sx={mainButton}>
          Stop Scanning
        </Button>
      ) : (
        <Button fullWidth variant="contained" startIcon={<QrCodeScanner />} onClick={onStart} sx={mainButton}>
          Start Scanning
        </Button>
      )}
    </Box>
  );
}

const mainButton = { minHeight: 72, fontSize: '1.375rem' };

const panelStyle = {
  boxSizing: 'border-box',
  display: 'grid',
  gap: 1.5,
  maxWidth: 560,
  mx: 'auto',
  p: 2,
  pb: 'max(16px, env(safe-area-inset-bottom))',
  bgcolor: GLASS,
  borderRadius: '20px 20px 0 0',
  [LOW_SCREEN]: { width: 320, mr: 0, borderRadius: '20px 0 0 0' },
};

/** How many this device let in and turned away this evening. */
function EveningCount({ count }: { count: Count }) {
  return (
    <Box
      component="dl"
      aria-label="This evening on this device"
      sx={{ display: 'flex', m: 0, gap: 3, justifyContent: 'center' }}
    >
      <Figure label="Admitted" value={count.admitted} colour={GOOD} />
      <Figure label="Refused" value={count.refused} colour={BAD} />
    </Box>
  );
}

function Figure({ label, value, colour }: { label: string; value: number; colour: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
      <Typography component="dt">{label}</Typography>
      <Typography
        component="dd"
        sx={{
          m: 0,
          color: colour,
          fontSize: '1.75rem',
          fontWeight: 800,
          lineHeight: 1,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {value}
      </Typography>
    </Box>
  );
}
