import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Keyboard from '@mui/icons-material/Keyboard';
import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import Stop from '@mui/icons-material/Stop';
import { EveningCount } from './EveningCount.js';
import type { EveningCount as Count } from '../scan/checkInCount.js';
import { GLASS, LOW_SCREEN } from '../scan/scannerTheme.js';

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
