import { useEffect, useEffectEvent, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useWakeLock } from '../../lib/useWakeLock';
import { isLinkCode } from '../../door/scanner/link/linkCode';
import { qrPicture } from '../../lib/qrPicture';
import { useGate, useScannerState } from '../GateContext';
import { ReadOneCode } from '../scan/ReadOneCode';

/**
 * `offer`: this phone's code is shown, and the other's answer is read then; `answer`: the other's code was read, and this
 * phone's answer to it is shown; `waiting`: both codes were read.
 */
type Step =
  | { name: 'choose' | 'working' | 'waiting' | 'failed' }
  | { name: 'offer'; code: string }
  | { name: 'answer'; code: string; offer: string };

/** A link comes about within a second or two, or not at all. */
const LATE_MS = 15_000;

/** Links this phone with another one in the same network: each reads the other's code, once. */
export function LinkScreen({ onDone }: { onDone: () => void }) {
  const { scanner, texts } = useGate();
  const { link } = useScannerState();
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const [isReading, setIsReading] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  /** The reader goes on while a code is worked on. */
  const isBusy = useRef(false);
  const { link: words } = texts;
  useWakeLock(true);

  const showCode = async () => {
    setStep({ name: 'working' });
    const code = await scanner.link.offer();
    setStep(code === null ? { name: 'failed' } : { name: 'offer', code });
  };
  const answer = async (offer: string) => {
    const code = await scanner.link.answer(offer);
    setStep(code === null ? { name: 'failed' } : { name: 'answer', code, offer });
  };
  const read = async (text: string) => {
    if (isBusy.current) return;
    const isExpected = isLinkCode(text, step.name === 'offer' ? 'answer' : 'offer');
    setIsWrong(!isExpected);
    if (!isExpected) return;
    isBusy.current = true;
    setIsReading(false);
    if (step.name !== 'offer') {
      setStep({ name: 'working' });
      await answer(text);
    } else {
      setStep((await scanner.link.complete(text)) ? { name: 'waiting' } : { name: 'failed' });
    }
    isBusy.current = false;
  };
  const openReader = () => {
    setIsWrong(false);
    setIsReading(true);
  };
  const startAgain = () => {
    scanner.link.close();
    setStep({ name: 'choose' });
  };
  // Browsers give an answer up that nobody has read for some fifteen seconds: there is a new one then.
  const renew = useEffectEvent(() => {
    if (step.name === 'answer' && scanner.snapshot().link === null) void answer(step.offer);
  });
  useEffect(() => scanner.subscribe(() => renew()), [scanner]);

  return (
    <Box component="main" sx={pageStyle}>
      <Typography component="h1" sx={{ fontSize: '1.5rem', fontWeight: 800 }}>
        {words.title}
      </Typography>
      {link?.step === 'linked' ? (
        <>
          <Alert severity="success">{words.linked(link.phone.gate, link.phone.name)}</Alert>
          <Button variant="outlined" color="inherit" onClick={startAgain} sx={{ minHeight: 48 }}>
            {words.end}
          </Button>
        </>
      ) : (
        <NotLinked
          step={step}
          isGone={link === null}
          onShow={() => void showCode()}
          onRead={openReader}
          onAgain={startAgain}
        />
      )}
      <Button variant="outlined" color="inherit" onClick={onDone} sx={{ minHeight: 56 }}>
        {texts.ready.scan}
      </Button>
      {isReading && (
        <ReadOneCode
          title={step.name === 'offer' ? words.readAnswer : words.readCode}
          hint={isWrong ? words.wrong : words.hint}
          mayChoosePicture={false}
          onRead={(text) => void read(text)}
          onClose={() => setIsReading(false)}
        />
      )}
    </Box>
  );
}

interface NotLinkedProps {
  step: Step;
  /** There is no connection, and none is being made. */
  isGone: boolean;
  onShow: () => void;
  onRead: () => void;
  onAgain: () => void;
}

function NotLinked({ step, isGone, onShow, onRead, onAgain }: NotLinkedProps) {
  const { texts } = useGate();
  const { link: words } = texts;
  switch (step.name) {
    case 'choose':
      return (
        <>
          <Typography>{words.about}</Typography>
          <Act text={words.showCode} onPress={onShow} />
          <Act text={words.readCode} onPress={onRead} />
        </>
      );
    case 'working':
      return <CircularProgress aria-label={words.title} />;
    case 'failed':
      return (
        <>
          <Alert severity="error">{words.failed}</Alert>
          <Act text={texts.pair.retry} onPress={onAgain} />
        </>
      );
    case 'waiting':
      return <Waiting isGone={isGone} onAgain={onAgain} />;
    case 'offer':
    case 'answer':
      return (
        <>
          <Typography component="output">{step.name === 'offer' ? words.letRead : words.letReadAnswer}</Typography>
          <Box component="img" src={qrPicture(step.code)} alt={words.picture} sx={pictureStyle} />
          {step.name === 'offer' && <Act text={words.readAnswer} onPress={onRead} />}
        </>
      );
  }
}

function Waiting({ isGone, onAgain }: { isGone: boolean; onAgain: () => void }) {
  const { texts } = useGate();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate && !isGone) return <CircularProgress aria-label={texts.link.title} />;
  return (
    <>
      <Alert severity="warning">{texts.link.late}</Alert>
      <Act text={texts.pair.retry} onPress={onAgain} />
    </>
  );
}

function Act({ text, onPress }: { text: string; onPress: () => void }) {
  return (
    <Button variant="contained" fullWidth onClick={onPress} sx={{ minHeight: 64, fontSize: '1.125rem' }}>
      {text}
    </Button>
  );
}

const pictureStyle = { width: '100%', maxWidth: 420, aspectRatio: '1', borderRadius: 1, justifySelf: 'center' };

const pageStyle = {
  boxSizing: 'border-box',
  maxWidth: 640,
  mx: 'auto',
  p: 2,
  pb: 'max(16px, env(safe-area-inset-bottom))',
  display: 'grid',
  gap: 2,
} as const;
