import type { ReactNode, RefObject } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import NoPhotography from '@mui/icons-material/NoPhotography';
import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import TouchApp from '@mui/icons-material/TouchApp';
import { ENGLISH_FAILURES, failureOf, type FailureWords } from './cameraErrors';
import { ChoosePicture, type PictureWords } from './ChoosePicture';
import { REFUSAL_WORDS, type AnyVerdict, type CameraState, type ReadRefusal } from '../scan/scanMachine';
import { useLongCheck, useScan, type ScanStore } from '../scan/scanStore';
import { GLASS, LOW_SCREEN } from '../scan/scannerTheme';
import { t } from '../../../lib/i18n/t';

/** What the stage says. */
export interface StageWords extends PictureWords {
  ready: string;
  starting: string;
  checking: string;
  asleep: string;
  /** What to do while the camera is on; empty where the page around says it. */
  aim: string;
  failures: FailureWords;
}

const ENGLISH: StageWords = {
  ready: t('Ready. Start scanning, or enter a code by hand.'),
  starting: t('Starting the camera. If the browser asks, allow it.'),
  checking: t('Checking'),
  asleep: t('Touch to wake the camera'),
  aim: t('Point at the QR code on the ticket'),
  picture: t('Choose a picture'),
  noCode: t('No code was found in this picture'),
  refusals: REFUSAL_WORDS,
  failures: ENGLISH_FAILURES,
};

interface CameraStageProps<V extends AnyVerdict> {
  words?: StageWords;
  box: RefObject<HTMLDivElement | null>;
  store: ScanStore<V>;
  asleep: boolean;
  onWake: () => void;
  /** For a code read from a picture file: null when it was taken, else why not. Left out: only the camera counts. */
  onPicture?: (text: string) => ReadRefusal | null;
}

/** The camera's picture over the whole screen, and in its middle what is going on. */
export function CameraStage<V extends AnyVerdict>(props: CameraStageProps<V>) {
  const { words = ENGLISH, box, store, asleep, onWake, onPicture } = props;
  const camera = useScan(store, (state) => state.camera);
  const checking = useLongCheck(store);
  const hasNoCamera = camera.phase === 'off' || camera.phase === 'failed';
  return (
    <Box sx={{ position: 'absolute', inset: 0 }}>
      <Box ref={box} sx={pictureStyle} />
      {asleep && checking === null && <Asleep text={words.asleep} onWake={onWake} />}
      <Box component="output" sx={messageStyle}>
        {checking !== null ? (
          <Message icon={<CircularProgress size={56} aria-label={words.checking} />}>
            {words.checking} {checking.slice(0, 24)}
          </Message>
        ) : (
          <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
            <CameraMessage camera={camera} words={words} />
            {hasNoCamera && onPicture && <ChoosePicture words={words} onRead={onPicture} />}
          </Box>
        )}
      </Box>
      {camera.phase === 'on' && checking === null && !asleep && <Aim text={words.aim} />}
    </Box>
  );
}

function CameraMessage({ camera, words }: { camera: CameraState; words: StageWords }) {
  switch (camera.phase) {
    case 'off':
      return <Message icon={<QrCodeScanner sx={{ fontSize: 72, color: 'primary.main' }} />}>{words.ready}</Message>;
    case 'starting':
      return <Message icon={<CircularProgress size={56} aria-hidden />}>{words.starting}</Message>;
    case 'failed': {
      const { reason, wayOn } = words.failures[failureOf(camera.reason)];
      return (
        <Message icon={<NoPhotography sx={{ fontSize: 72, color: 'primary.main' }} />}>
          {reason}
          <Typography component="span" sx={{ display: 'block', mt: 1 }}>
            {wayOn}
          </Typography>
        </Message>
      );
    }
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

/** Over the whole stage, so that any touch wakes the camera and a screen reader finds a button. */
function Asleep({ text, onWake }: { text: string; onWake: () => void }) {
  return (
    <ButtonBase onClick={onWake} sx={{ ...messageStyle, position: 'absolute', pointerEvents: 'auto' }}>
      <Message icon={<TouchApp sx={{ fontSize: 72, color: 'primary.main' }} />}>{text}</Message>
    </ButtonBase>
  );
}

/** Where to hold the code; the whole visible picture is read. */
function Aim({ text }: { text: string }) {
  return (
    <Box sx={{ ...messageStyle, overflow: 'visible', alignContent: 'center', gap: 1.5 }}>
      {text && <Box sx={aimTextStyle}>{text}</Box>}
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

const aimTextStyle = {
  zIndex: 1,
  px: 2,
  py: 0.5,
  borderRadius: 4,
  bgcolor: GLASS,
  fontSize: '1.125rem',
  fontWeight: 700,
  textAlign: 'center',
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
