import { useState } from 'react';
import Box from '@mui/material/Box';
import { ThemeProvider } from '@mui/material/styles';
import { useGate, useScannerState } from './GateContext';
import { gateTheme } from './gateTheme';
import { PairScreen } from './pairing/PairScreen';
import { pairToken } from './pairing/pairToken';
import { ReadyScreen } from './ready/ReadyScreen';
import { PhonePage } from './scan/PhonePage';
import { useReports } from './ready/useReports';

type Screen = 'pairing' | 'ready' | 'scanner';

/** The scanner of a paired phone: pairing, the checks before the night, scanning. */
export function GateApp() {
  const { look } = useGate();
  const { phone } = useScannerState();
  const [token] = useState(pairToken);
  const [screen, setScreen] = useState<Screen>(token === null ? 'scanner' : 'pairing');
  useReports();
  const shown = phone === null ? 'pairing' : screen;
  return (
    <ThemeProvider theme={gateTheme(look)}>
      <Box
        sx={{
          position: 'fixed',
          inset: 0,
          overflowY: 'auto',
          bgcolor: 'background.default',
          color: 'text.primary',
          typography: 'body1',
        }}
      >
        {shown === 'pairing' && <PairScreen token={token} onReady={() => setScreen('ready')} />}
        {shown === 'ready' && <ReadyScreen onScan={() => setScreen('scanner')} />}
        {shown === 'scanner' && phone !== null && <PhonePage onReady={() => setScreen('ready')} />}
      </Box>
    </ThemeProvider>
  );
}
