import { useReducer, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Snackbar from '@mui/material/Snackbar';
import { ThemeProvider } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { openCamera as openRealCamera } from '../../door/scanner/camera/camera';
import type { OpenCamera } from '../../door/scanner/camera/cameraHandle';
import { CameraStage } from '../../door/scanner/camera/CameraStage';
import { useCamera } from '../../door/scanner/camera/useCamera';
import { useWakeLock } from '../../door/scanner/camera/useWakeLock';
import { createFeedback } from '../../door/scanner/scan/feedback';
import {
  INITIAL_STATE,
  isCameraWanted,
  judgeRead,
  reduceScanner,
  type ReadRefusal,
} from '../../door/scanner/scan/scanMachine';
import { scannerTheme } from '../../door/scanner/scan/scannerTheme';
import { ManualEntry } from '../../door/scanner/sheets/ManualEntry';
import { useGate } from '../GateContext';
import { GateMenu } from '../menu/GateMenu';
import { GateVerdict, spokenView } from '../verdict/GateVerdict';
import { Notices } from './Notices';
import { PhoneBar } from './PhoneBar';
import { PhoneControls } from './PhoneControls';
import { useKeyboardReader } from './useKeyboardReader';
import { usePhoneScan, type GateTask } from './usePhoneScan';

const REFUSAL_SHOWN_MS = 3_000;

type Panel = 'none' | 'typed' | 'menu';

interface PhonePageProps {
  onReady: () => void;
  openCamera?: OpenCamera;
}

/** Scanning on a paired phone: the camera over the whole screen, the verdict over all of it. */
export function PhonePage({ onReady, openCamera = openRealCamera }: PhonePageProps) {
  const { texts } = useGate();
  const [state, send] = useReducer(reduceScanner, INITIAL_STATE);
  const [panel, setPanel] = useState<Panel>('none');
  const [task, setTask] = useState<GateTask>({ mode: 'entry', item: null });
  const [feedback] = useState(createFeedback);
  const box = useRef<HTMLDivElement>(null);
  const { view, count } = usePhoneScan(state.work, send, task, feedback);
  const isIdle = state.work.step === 'idle' && panel === 'none';
  const { torch, asleep, wake } = useCamera(state, send, box, openCamera, isIdle);
  useWakeLock(isCameraWanted(state));

  const submit = (text: string) => {
    feedback.unlock();
    const at = Date.now();
    const judgement = judgeRead(state, text, at);
    if (!judgement.accepted) return judgement.because;
    send({ type: 'read', text, at });
    setPanel('none');
    return null;
  };
  const [refusal, setRefusal] = useState<ReadRefusal | null>(null);
  useKeyboardReader((text) => setRefusal(submit(text)), isIdle);
  const start = () => {
    feedback.unlock();
    send({ type: 'start' });
  };
  const close = () => setPanel('none');

  return (
    <>
      <Box component="main" sx={{ position: 'absolute', inset: 0, overflow: 'hidden' }}>
        {/* Words over the camera's picture are light in either look. */}
        <ThemeProvider theme={scannerTheme}>
          <Box sx={{ position: 'absolute', inset: 0, bgcolor: 'background.default', color: 'text.primary' }}>
            <CameraStage
              words={texts.stage}
              box={box}
              camera={state.camera}
              work={state.work}
              asleep={asleep}
              onWake={wake}
              onPicture={submit}
            />
          </Box>
        </ThemeProvider>
        <PhoneBar task={task} torch={torch} onMenu={() => setPanel('menu')} />
        <Box sx={{ position: 'absolute', insetInline: 0, bottom: 0 }}>
          <Notices />
          <PhoneControls
            running={isCameraWanted(state)}
            count={count}
            onStart={start}
            onStop={() => send({ type: 'stop' })}
            onType={() => setPanel('typed')}
          />
        </Box>
      </Box>
      <ManualEntry open={panel === 'typed'} words={texts.typing} onSubmit={submit} onClose={close} />
      <GateMenu open={panel === 'menu'} task={task} onTask={setTask} onReady={onReady} onClose={close} />
      <Box role="alert" aria-live="assertive" aria-atomic="true" sx={visuallyHidden}>
        {view ? spokenView(view) : ''}
      </Box>
      <Snackbar
        open={refusal !== null}
        autoHideDuration={REFUSAL_SHOWN_MS}
        onClose={() => setRefusal(null)}
        message={refusal && texts.typing.refusals[refusal]}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      />
      {view && <GateVerdict view={view} texts={texts} onContinue={() => send({ type: 'dismiss', at: Date.now() })} />}
    </>
  );
}
