import { useState } from 'react';
import Box from '@mui/material/Box';
import { ThemeProvider } from '@mui/material/styles';
import type { GateTask } from '../door/scanner/localVerdict/judgeLocally';
import { useGate, useScannerState } from './GateContext';
import { gateTheme } from './gateTheme';
import { LinkScreen } from './link/LinkScreen';
import { PairScreen } from './pairing/PairScreen';
import { pairToken } from './pairing/pairToken';
import { ReadyScreen } from './ready/ReadyScreen';
import { useReports } from './ready/useReports';
import { PhonePage } from './scan/PhonePage';
import { ENTRY, loadTask, saveTask } from './scan/storedTask';

type Screen = 'pairing' | 'ready' | 'link' | 'scanner';

/** The scanner of a paired phone: pairing, the checks before the night, scanning. */
export function GateApp() {
  const { look } = useGate();
  const { phone } = useScannerState();
  const [token, setToken] = useState(pairToken);
  /** Grows with each code that is read, so that the same one can be tried again. */
  const [attempt, setAttempt] = useState(0);
  const [screen, setScreen] = useState<Screen>(token === null ? 'scanner' : 'pairing');
  const [task, setTask] = useState(loadTask);
  const chooseTask = (next: GateTask) => {
    saveTask(next);
    setTask(next);
  };
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
            key={attempt}
            token={token}
            onToken={(next) => {
              setScreen('pairing');
              setToken(next);
              setAttempt(attempt + 1);
            }}
            onReady={() => {
              // What this phone did for its last lead is not what it is to do now.
              chooseTask(ENTRY);
              leavePairing('ready');
            }}
            onScan={() => leavePairing('scanner')}
          />
        )}
        {shown === 'ready' && <ReadyScreen onScan={() => setScreen('scanner')} />}
        {shown === 'link' && <LinkScreen onDone={() => setScreen('scanner')} />}
        {shown === 'scanner' && (
          <PhonePage
            task={task}
            onTask={chooseTask}
            onReady={() => setScreen('ready')}
            onLink={() => setScreen('link')}
            onPair={() => leavePairing('pairing')}
          />
        )}
      </Box>
    </ThemeProvider>
  );
}
