import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { ThemeProvider } from '@mui/material/styles';
import { mayUse, type Role } from '@festival/contracts';
import { visuallyHidden } from '@mui/utils';
import { AccessNotice, SIGN_IN_PATH } from './bars/AccessNotice';
import { openCamera as openRealCamera } from './camera/camera';
import type { OpenCamera } from './camera/cameraHandle';
import { CameraStage } from './camera/CameraStage';
import { FindTicket } from './sheets/FindTicket';
import { GateSettings } from './sheets/GateSettings';
import { ManualEntry } from './sheets/ManualEntry';
import { useScanning } from './scan/useScanning';
import { useScan, type ScanStore } from './scan/scanStore';
import { loadDeviceId, loadGateName, saveGateName } from './scan/scanPlace';
import { ScannerControls } from './bars/ScannerControls';
import { NIGHT, scannerTheme } from './scan/scannerTheme';
import { SignOutSheet } from './sheets/SignOutSheet';
import { TopBar } from './bars/TopBar';
import { useConnection, type Connection } from './calls/useConnection';
import { useTicketCheck } from './calls/useTicketCheck';
import { useWakeLock } from '../../lib/useWakeLock';
import type { Verdict } from './scan/judgeTicket';
import { VerdictOverlay } from './verdict/VerdictOverlay';
import { spokenVerdict } from './scan/verdictWords';

type Panel = 'none' | 'manual' | 'find' | 'gate' | 'sign-out';

interface ScannerPageProps {
  userRole: Role;
  /** The way to the handbook. */
  help?: ReactNode;
  openCamera?: OpenCamera;
  onSignedOut?: () => void;
  /** Goes on as a phone of the gate. */
  onPaired?: (address: string) => void;
}

/** As a new page, which knows nothing of who was signed in. */
function leaveForSignIn() {
  window.location.assign(SIGN_IN_PATH);
}

const goTo = (address: string) => window.location.assign(address);

/** The gate scanner at /admin/scanner: full screen, without the back office's layout. */
export function ScannerPage(props: ScannerPageProps) {
  const { userRole, help, openCamera = openRealCamera, onSignedOut = leaveForSignIn, onPaired = goTo } = props;
  const [panel, setPanel] = useState<Panel>('none');
  const [gate, setGate] = useState(loadGateName);
  const [device] = useState(loadDeviceId);
  const { connection, access, noteCall } = useConnection();
  const scanning = useScanning<Verdict>(openCamera, panel !== 'none');
  const { store, feedback, box, camera, isRunning, start, stop, submit } = scanning;
  useWakeLock(isRunning);
  useTicketCheck(store, { gate, device }, feedback, noteCall);
  const isChecking = useScan(store, (state) => state.work.step === 'checking');
  const closePanel = () => setPanel('none');
  const submitCode = (text: string) => {
    const refusal = submit(text);
    if (refusal === null) closePanel();
    return refusal;
  };

  return (
    <ThemeProvider theme={scannerTheme}>
      <Box
        component="main"
        sx={{
          position: 'fixed',
          inset: 0,
          zIndex: 1,
          bgcolor: NIGHT,
          color: 'text.primary',
          typography: 'body1',
          overflow: 'hidden',
        }}
      >
        <CameraStage box={box} store={store} asleep={camera.asleep} onWake={camera.wake} onPicture={submitCode} />
        <TopBar
          connection={connection}
          gate={gate}
          torch={camera.torch}
          hasBackOffice={userRole !== 'gate'}
          help={help}
          onGate={() => setPanel('gate')}
          onSignOut={() => setPanel('sign-out')}
        />
        <Box sx={{ position: 'absolute', insetInline: 0, bottom: 0 }}>
          <AccessNotice access={access} />
          <ScannerControls
            store={store}
            running={isRunning}
            onStart={start}
            onStop={stop}
            onManual={() => setPanel('manual')}
          />
        </Box>
      </Box>
      <ManualEntry
        open={panel === 'manual'}
        onSubmit={submitCode}
        onFind={mayUse(userRole, 'tickets') ? () => setPanel('find') : undefined}
        onClose={closePanel}
      />
      <FindTicket open={panel === 'find'} onChoose={submitCode} onClose={closePanel} />
      <GateSettings
        open={panel === 'gate'}
        gate={gate}
        device={device}
        role={mayUse(userRole, 'tickets') ? 'lead' : 'steward'}
        onPaired={onPaired}
        onSave={(typed) => {
          setGate(saveGateName(typed));
          closePanel();
        }}
        onClose={closePanel}
      />
      <SignOutSheet open={panel === 'sign-out'} checking={isChecking} onSignedOut={onSignedOut} onClose={closePanel} />
      <StaffVerdict store={store} connection={connection} />
    </ThemeProvider>
  );
}

/** The server's verdict, while there is one. */
function StaffVerdict({ store, connection }: { store: ScanStore<Verdict>; connection: Connection }) {
  const work = useScan(store, (state) => state.work);
  return (
    <>
      {/* Always on the page: screen readers speak only changes of a live region that they already know. */}
      <Box role="alert" aria-live="assertive" aria-atomic="true" sx={visuallyHidden}>
        {work.step === 'showing' && spokenVerdict(work.verdict)}
      </Box>
      {work.step === 'showing' && (
        <VerdictOverlay
          verdict={work.verdict}
          shownAt={work.since}
          connection={connection}
          onContinue={() => store.send({ type: 'dismiss', at: Date.now() })}
        />
      )}
    </>
  );
}
