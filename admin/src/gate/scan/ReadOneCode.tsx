import { useEffect, useEffectEvent, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { ThemeProvider } from '@mui/material/styles';
import { openCamera } from '../../door/scanner/camera/camera';
import { CameraStage } from '../../door/scanner/camera/CameraStage';
import { useCamera } from '../../door/scanner/camera/useCamera';
import { ScanStore, useScan } from '../../door/scanner/scan/scanStore';
import { scannerTheme } from '../../door/scanner/scan/scannerTheme';
import { useGate } from '../GateContext';

interface ReadOneCodeProps {
  title: string;
  hint: string;
  /** Pictures of the phone may be read too. */
  mayChoosePicture: boolean;
  /** The camera shows a picture. */
  onCamera?: () => void;
  /** Each code that is read, as it is, until the dialog is closed. */
  onRead: (text: string) => void;
  onClose: () => void;
}

/** The camera over the whole screen, for a code that isn't a ticket to be let in. */
export function ReadOneCode({ title, hint, mayChoosePicture, onCamera, onRead, onClose }: ReadOneCodeProps) {
  const { texts } = useGate();
  const [store] = useState(() => new ScanStore());
  const camera = useScan(store, (state) => state.camera);
  const box = useRef<HTMLDivElement>(null);
  const { asleep, wake } = useCamera(store, onRead, box, openCamera, false);
  const isOn = camera.phase === 'on';
  const noteCamera = useEffectEvent(() => onCamera?.());
  useEffect(() => store.send({ type: 'start' }), [store]);
  useEffect(() => {
    if (isOn) noteCamera();
  }, [isOn]);
  return (
    <Dialog open fullScreen transitionDuration={0} onClose={onClose} aria-label={title}>
      <ThemeProvider theme={scannerTheme}>
        <Box sx={{ position: 'relative', flex: 1, bgcolor: 'background.default', color: 'text.primary' }}>
          <CameraStage
            words={{ ...texts.stage, aim: '' }}
            box={box}
            store={store}
            asleep={asleep}
            onWake={wake}
            onPicture={
              mayChoosePicture
                ? (text) => {
                    onRead(text);
                    return null;
                  }
                : undefined
            }
          />
        </Box>
      </ThemeProvider>
      <Box sx={{ p: 2, display: 'grid', gap: 1 }}>
        <Box component="output" sx={{ textAlign: 'center', fontWeight: 700 }}>
          {hint}
        </Box>
        {(camera.phase === 'failed' || camera.phase === 'off') && (
          <Button variant="contained" onClick={() => store.send({ type: 'start' })}>
            {texts.controls.start}
          </Button>
        )}
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {texts.menu.close}
        </Button>
      </Box>
    </Dialog>
  );
}
