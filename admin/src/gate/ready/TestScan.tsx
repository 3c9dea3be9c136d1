import { useEffect, useReducer, useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { openCamera } from '../../door/scanner/camera/camera';
import { CameraStage } from '../../door/scanner/camera/CameraStage';
import { useCamera } from '../../door/scanner/camera/useCamera';
import { INITIAL_STATE, reduceScanner } from '../../door/scanner/scan/scanMachine';
import { useGate } from '../GateContext';

interface TestScanProps {
  /** The camera shows a picture. */
  onCamera: () => void;
  /** It has read a code. */
  onRead: () => void;
  onClose: () => void;
}

/** Opens the camera and reads one code, which isn't checked: nothing is used up. */
export function TestScan({ onCamera, onRead, onClose }: TestScanProps) {
  const { texts } = useGate();
  const [state, send] = useReducer(reduceScanner, INITIAL_STATE);
  const box = useRef<HTMLDivElement>(null);
  const { asleep, wake } = useCamera(state, send, box, openCamera, true);
  const hasRead = state.work.step === 'checking';
  const isOn = state.camera.phase === 'on';
  useEffect(() => send({ type: 'start' }), []);
  useEffect(() => {
    if (isOn) onCamera();
    // Once for each time that it comes on.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOn]);
  useEffect(() => {
    if (hasRead) onRead();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hasRead]);
  return (
    <Dialog open fullScreen transitionDuration={0} onClose={onClose} aria-label={texts.ready.names.test_scan}>
      <Box sx={{ position: 'relative', flex: 1, bgcolor: '#060E21', color: '#FFFFFF' }}>
        <CameraStage
          words={texts.stage}
          box={box}
          camera={state.camera}
          work={state.work}
          asleep={asleep}
          onWake={wake}
          onPicture={() => {
            onRead();
            return null;
          }}
        />
      </Box>
      <Box sx={{ p: 2, display: 'grid', gap: 1 }}>
        <Box sx={{ textAlign: 'center', fontWeight: 700 }}>{texts.ready.testScan}</Box>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {texts.menu.close}
        </Button>
      </Box>
    </Dialog>
  );
}
