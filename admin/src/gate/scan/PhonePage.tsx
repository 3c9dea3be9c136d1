import { useState } from 'react';
import Box from '@mui/material/Box';
import Snackbar from '@mui/material/Snackbar';
import { ThemeProvider } from '@mui/material/styles';
import { ScannerControls } from '../../door/scanner/bars/ScannerControls';
import { openCamera as openRealCamera } from '../../door/scanner/camera/camera';
import type { OpenCamera } from '../../door/scanner/camera/cameraHandle';
import { CameraStage } from '../../door/scanner/camera/CameraStage';
import type { ReadRefusal } from '../../door/scanner/scan/scanMachine';
import { useScanning } from '../../door/scanner/scan/useScanning';
import { scannerTheme } from '../../door/scanner/scan/scannerTheme';
import type { GateTask } from '../../door/scanner/localVerdict/judgeLocally';
import { FindTicket } from '../../door/scanner/sheets/FindTicket';
import { useWakeLock } from '../../lib/useWakeLock';
import { ManualEntry } from '../../door/scanner/sheets/ManualEntry';
import { useGate } from '../GateContext';
import { GateMenu } from '../menu/GateMenu';
import { GateVerdict } from '../verdict/GateVerdict';
import type { VerdictView } from '../verdict/verdictView';
import { Notices } from './Notices';
import { PhoneBar } from './PhoneBar';
import { useKeyboardReader } from './useKeyboardReader';
import { usePhoneScan } from './usePhoneScan';

const REFUSAL_SHOWN_MS = 3_000;

type Panel = 'none' | 'typed' | 'find' | 'menu';

interface PhonePageProps {
  task: GateTask;
  onTask: (task: GateTask) => void;
  onReady: () => void;
  onLink: () => void;
  onPair: () => void;
  openCamera?: OpenCamera;
}

/** Scanning on a paired phone: the camera over the whole screen, the verdict over all of it. */
export function PhonePage({ task, onTask, onReady, onLink, onPair, openCamera = openRealCamera }: PhonePageProps) {
  const { scanner, texts } = useGate();
  const [panel, setPanel] = useState<Panel>('none');
  const [refusal, setRefusal] = useState<ReadRefusal | null>(null);
  const scanning = useScanning<VerdictView>(openCamera, panel !== 'none');
  const { store, camera } = scanning;
  // A reader needs the page awake, also without a camera.
  useWakeLock(true);
  usePhoneScan(store, task, scanning.feedback);
  const close = () => setPanel('none');
  // The page must not go while a ticket is being judged: its verdict would be seen by nobody.
  const unlessChecking = (leave: () => void) => () => {
    if (store.state().work.step !== 'checking') leave();
  };
  const submit = (text: string) => {
    const because = scanning.submit(text);
    if (because === null) close();
    return because;
  };
  const find = async (text: string) => {
    const answer = await scanner.find(text);
    if (answer.kind !== 'answered') return null;
    return answer.data.tickets.map(({ ticket_code, status, buyer_name, order_number }) => ({
      code: ticket_code,
      status,
      buyerName: buyer_name,
      orderNumber: order_number,
    }));
  };
  useKeyboardReader((text) => panel === 'none' && setRefusal(submit(text)));

  return (
    <>
      <Box component="main" sx={{ position: 'absolute', inset: 0, overflow: 'hidden' }}>
        {/* Words over the camera's picture are light in either look. */}
        <ThemeProvider theme={scannerTheme}>
          <Box sx={{ position: 'absolute', inset: 0, bgcolor: 'background.default', color: 'text.primary' }}>
            <CameraStage
              words={texts.stage}
              box={scanning.box}
              store={store}
              asleep={camera.asleep}
              onWake={camera.wake}
              onPicture={submit}
            />
          </Box>
        </ThemeProvider>
        <PhoneBar task={task} torch={camera.torch} onMenu={unlessChecking(() => setPanel('menu'))} />
        <Box sx={bottomStyle}>
          <Notices onPair={unlessChecking(onPair)} />
          <ScannerControls
            words={texts.controls}
            store={store}
            running={scanning.isRunning}
            onStart={scanning.start}
            onStop={scanning.stop}
            onManual={() => setPanel('typed')}
          />
        </Box>
      </Box>
      <ManualEntry open={panel === 'typed'} words={texts.typing} onSubmit={submit} onClose={close} />
      <FindTicket open={panel === 'find'} words={texts.find} find={find} onChoose={submit} onClose={close} />
      <GateMenu
        open={panel === 'menu'}
        task={task}
        onTask={onTask}
        onReady={onReady}
        onLink={onLink}
        onPair={onPair}
        onFind={() => setPanel('find')}
        onClose={close}
      />
      <Snackbar
        open={refusal !== null}
        autoHideDuration={REFUSAL_SHOWN_MS}
        onClose={() => setRefusal(null)}
        message={refusal && texts.typing.refusals[refusal]}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      />
      <GateVerdict store={store} texts={texts} />
    </>
  );
}

/** However many notices there are, the menu stays in reach. */
const bottomStyle = {
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  maxHeight: 'calc(100% - 72px)',
  overflowY: 'auto',
};
