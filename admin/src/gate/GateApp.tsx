import { useState } from 'react';
import Box from '@mui/material/Box';
import { ThemeProvider } from '@mui/material/styles';
import { useGate, useScannerState } from './GateContext';
import { gateTheme } from './gateTheme';
import { PairScreen } from './pairing/PairScreen';
import { pairToken } from './pairing/pairToken';
import { ReadyScreen } from './ready/ReadyScreen';
import { useReports } from './ready/useReports';
import { PhonePage } from './scan/PhonePage';
import { loadTask, saveTask } from './scan/storedTask';

type Screen = 'pairing' | 'ready' | 'scanner';

/** The scanner of a paired phone: pairing, the checks before the night, scanning. */
export function GateApp() {
  const { look } = useGate();
  const { phone } = useScannerState();
  const [token, setToken] = useState(pairToken);
  const [screen, setScreen] = useState<Screen>(token === null ? 'scanner' : 'pairing');
  const [task, setTask] = useState(loadTask);
  useReports();
  /** A used token is of no use on the next visit of the pairing screen. */
  const leavePairing = (next: Screen) => {
    setToken(null);
    setScreen(next);
  };
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
        {shown === 'pairing' && (
          <PairScreen
            key={token}
            token={token}
            onToken={(next) => {
              setScreen('pairing');
              setToken(next);
            }}
            onReady={() => leavePairing('ready')}
            onScan={() => leavePairing('scanner')}
          />
        )}
        {shown === 'ready' && <ReadyScreen onScan={() => setScreen('scanner')} />}
        {shown === 'scanner' && (
          <PhonePage
            task={task}
            onTask={(next) => {
              saveTask(next);
              setTask(next);
            }}
            onReady={() => setScreen('ready')}
          />
        )}
      </Box>
    </ThemeProvider>
  );
}
