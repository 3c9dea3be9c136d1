import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { qrPicture } from '../../lib/qrPicture';
import { useGate, useScannerState } from '../GateContext';
import { ReadOneCode } from '../scan/ReadOneCode';

/**
 * `offer`: this phone's code is shown, and the other's answer is read then; `answer`: the other's code was read, and this
 * phone's answer is shown.
 */
type Step = { name: 'choose' } | { name: 'working' } | { name: 'offer' | 'answer'; code: string } | { name: 'failed' };

/** Links this phone with another one in the same network: each reads the other's code, once. */
export function LinkScreen({ onDone }: { onDone: () => void }) {
  const { scanner, texts } = useGate();
  const { link } = useScannerState();
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const [isReading, setIsReading] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  const isLinked = link?.step === 'linked';
  const { link: words } = texts;

  const showCode = async () => {
    setStep({ name: 'working' });
    const code = await scanner.link.offer();
    setStep(code === null ? { name: 'failed' } : { name: 'offer', code });
  };
  const read = async (text: string) => {
    if (step.name === 'offer') {
      const isRight = await scanner.link.complete(text);
      setIsWrong(!isRight);
      if (isRight) setIsReading(false);
      return;
    }
    const code = await scanner.link.answer(text);
    setIsWrong(code === null);
    if (code === null) return;
    setIsReading(false);
    setStep({ name: 'answer', code });
  };
  const startAgain = () => {
    scanner.link.close();
    setStep({ name: 'choose' });
  };

  return (
    <Box component="main" sx={pageStyle}>
      <Typography component="h1" sx={{ fontSize: '1.5rem', fontWeight: 800 }}>
        {words.title}
      </Typography>
      {isLinked && <Alert severity="success">{words.linked(link.phone.gate, link.phone.name)}</Alert>}
      {!isLinked && step.name === 'choose' && (
        <>
          <Typography>{words.about}</Typography>
          <Act text={words.showCode} onPress={() => void showCode()} />
          <Act text={words.readCode} onPress={() => setIsReading(true)} />
        </>
      )}
      {!isLinked && step.name === 'working' && <CircularProgress aria-label={words.title} />}
      {!isLinked && step.name === 'failed' && (
        <>
          <Alert severity="error">{words.failed}</Alert>
          <Act text={texts.pair.retry} onPress={startAgain} />
        </>
      )}
      {!isLinked && (step.name === 'offer' || step.name === 'answer') && (
        <>
          <Typography>{step.name === 'offer' ? words.letRead : words.letReadAnswer}</Typography>
          <Box component="img" src={qrPicture(step.code)} alt={words.picture} sx={pictureStyle} />
          {step.name === 'offer' && <Act text={words.readAnswer} onPress={() => setIsReading(true)} />}
          <Waiting onLate={startAgain} />
        </>
      )}
      {isLinked && (
        <Button variant="outlined" color="inherit" onClick={startAgain} sx={{ minHeight: 48 }}>
          {words.end}
        </Button>
      )}
      <Button
        variant={isLinked ? 'contained' : 'outlined'}
        color={isLinked ? 'primary' : 'inherit'}
        onClick={onDone}
        sx={{ minHeight: 56 }}
      >
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

/** A link comes about within a second of the second code, or not at all. */
const LATE_MS = 30_000;

function Waiting({ onLate }: { onLate: () => void }) {
  const { texts } = useGate();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <>
      <Alert severity="warning">{texts.link.late}</Alert>
      <Act text={texts.pair.retry} onPress={onLate} />
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
