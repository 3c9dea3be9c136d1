import type { ReactNode, RefObject } from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import NoPhotography from '@mui/icons-material/NoPhotography';
import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import type { CameraState, Work } from '../scan/scanMachine';
import { GLASS, LOW_SCREEN } from '../scan/scannerTheme';

interface CameraStageProps {
  box: RefObject<HTMLDivElement | null>;
  camera: CameraState;
  work: Work;
}

/** The camera's picture over the whole screen, and in its middle what is going on. */
export function CameraStage({ box, camera, work }: CameraStageProps) {
  return (
    <Box sx={{ position: 'absolute', inset: 0 }}>
      <Box ref={box} sx={pictureStyle} />
      <Box component="output" sx={messageStyle}>
        {work.step === 'checking' ? (
          <Message icon={<CircularProgress size={56} aria-label="Checking" />}>
            Checking {work.ticket.code.slice(0, 24)}
          </Message>
        ) : (
          <CameraMessage camera={camera} />
        )}
      </Box>
      {camera.phase === 'on' && work.step === 'idle' && <Aim />}
    </Box>
  );
}

function CameraMessage({ camera }: { camera: CameraState }) {
  switch (camera.phase) {
    case 'off':
      return (
        <Message icon={<QrCodeScanner sx={{ fontSize: 72, color: 'primary.main' }} />}>
          Ready. Start scanning, or enter a code by hand.
        </Message>
      );
    case 'starting':
      return (
        <Message icon={<CircularProgress size={56} aria-label="Starting the camera" />}>
          Starting the camera. If the browser asks, allow it.
        </Message>
      );
    case 'failed':
      return (
        <Message icon={<NoPhotography sx={{ fontSize: 72, color: 'primary.main' }} />}>
          {camera.reason}
          <Typography component="span" sx={{ display: 'block', mt: 1 }}>
            Press Start Scanning to try again, or enter codes by hand.
          </Typography>
        </Message>
      );
    case 'on':
      return null;
  }
}

function Message({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ bgcolor: GLASS, borderRadius: 3, p: 3, maxWidth: 420, textAlign: 'center' }}>
      <Box aria-hidden>{icon}</Box>
      <Typography component="div" sx={{ mt: 1, fontSize: '1.25rem', fontWeight: 700, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}

/** Where to hold the code; the whole visible picture is read. */
function Aim() {
  return (
    <Box aria-hidden sx={{ ...messageStyle, overflow: 'visible' }}>
      <Box
        sx={{
          width: 'min(70vw, 42vh)',
          aspectRatio: '1',
          border: '4px solid',
          borderColor: 'primary.main',
          borderRadius: 4,
          boxShadow: '0 0 0 200vmax rgba(6, 14, 33, 0.35)',
        }}
      />
    </Box>
  );
}

const pictureStyle = {
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  '& > div': { width: '100%', height: '100%', overflow: 'hidden' },
  '& video': { position: 'absolute', left: '50%', top: '50%', maxWidth: 'none', transform: 'translate(-50%, -50%)' },
  // The library's own "Scanner paused" and frame.
  '& > div > div': { display: 'none !important' },
};

const messageStyle = {
  position: 'absolute',
  inset: '88px 0 240px',
  px: 2,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  overflow: 'clip',
  [LOW_SCREEN]: { inset: '72px 320px 8px 0' },
};
