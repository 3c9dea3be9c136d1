import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Keyboard from '@mui/icons-material/Keyboard';
import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import Stop from '@mui/icons-material/Stop';
import type { EveningCount } from '../../door/scanner/scan/checkInCount';
import { LOW_SCREEN } from '../../door/scanner/scan/scannerTheme';
import { useGate } from '../GateContext';

interface PhoneControlsProps {
  running: boolean;
  count: EveningCount;
  onStart: () => void;
  onStop: () => void;
  onType: () => void;
}

/** In reach of the thumb: the evening's count, typing, and starting or stopping the camera. */
export function PhoneControls({ running, count, onStart, onStop, onType }: PhoneControlsProps) {
  const { texts } = useGate();
  return (
    <Box sx={panelStyle}>
      <Box component="dl" sx={{ display: 'flex', m: 0, gap: 3, justifyContent: 'center' }}>
        <Figure label={texts.bar.admitted} value={count.admitted} />
        <Figure label={texts.bar.refused} value={count.refused} />
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <Button fullWidth variant="outlined" color="inherit" size="large" startIcon={<Keyboard />} onClick={onType}>
          {texts.bar.type}
        </Button>
        {running && (
          <Button fullWidth variant="outlined" color="inherit" size="large" startIcon={<Stop />} onClick={onStop}>
            {texts.bar.stop}
          </Button>
        )}
      </Box>
      {!running && (
        <Button
          fullWidth
          variant="contained"
          startIcon={<QrCodeScanner />}
          onClick={onStart}
          sx={{ minHeight: 72, fontSize: '1.375rem' }}
        >
          {texts.bar.start}
        </Button>
      )}
    </Box>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
      <dt>{label}</dt>
      <Box component="dd" sx={{ m: 0, fontSize: '1.75rem', fontWeight: 800, lineHeight: 1 }}>
        {value}
      </Box>
    </Box>
  );
}

const panelStyle = {
  boxSizing: 'border-box',
  display: 'grid',
  gap: 1.5,
  maxWidth: 560,
  mx: 'auto',
  p: 2,
  pb: 'max(16px, env(safe-area-inset-bottom))',
  bgcolor: 'background.paper',
  color: 'text.primary',
  borderRadius: '20px 20px 0 0',
  [LOW_SCREEN]: { width: 320, mr: 0, borderRadius: '20px 0 0 0' },
};
