import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CheckCircle from '@mui/icons-material/CheckCircle';
import CircularProgress from '@mui/material/CircularProgress';
import Cancel from '@mui/icons-material/Cancel';
import QrCode2 from '@mui/icons-material/QrCode2';
import Typography from '@mui/material/Typography';
import type { GateScanner, PairEnd } from '../../door/scanner/sync/gateScanner';
import { useGate, useScannerState } from '../GateContext';
import { LanguageButton } from '../menu/LanguageButton';
import { forgetToken } from './pairToken';
import type { GateTexts } from '../texts/gateTexts';

interface PairScreenProps {
  /** Of the code that was scanned; null: the page was opened without one. */
  token: string | null;
  onReady: () => void;
}

type Pairing = 'working' | PairEnd;

/** Adds this phone by its code, and says what to do when that fails. */
export function PairScreen({ token, onReady }: PairScreenProps) {
  const { scanner, texts } = useGate();
  const { phone, gate } = useScannerState();
  const [pairing, setPairing] = useState<Pairing>('working');
  useEffect(() => {
    if (token !== null) void pairBy(scanner, token).then(setPairing);
  }, [scanner, token]);
  const pairAgain = () => {
    setPairing('working');
    if (token !== null) void pairBy(scanner, token).then(setPairing);
  };

  return (
    <Box component="main" sx={pageStyle}>
      <Box sx={{ position: 'absolute', top: 8, right: 8 }}>
        <LanguageButton />
      </Box>
      <Typography component="h1" sx={{ fontSize: '1.75rem', fontWeight: 800 }}>
        {texts.pair.title}
      </Typography>
      <Box component="output" sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
        <PairingState
          token={token}
          pairing={pairing}
          texts={texts}
          done={phone && texts.pair.done(phone.name, gate ?? '')}
        />
      </Box>
      {token !== null && pairing !== 'working' && pairing.kind === 'paired' && (
        <Button variant="contained" fullWidth onClick={onReady} sx={{ minHeight: 72, fontSize: '1.375rem' }}>
          {texts.ready.title}
        </Button>
      )}
      {token !== null && pairing !== 'working' && mayTryAgain(pairing) && (
        <Button variant="contained" fullWidth onClick={pairAgain}>
          {texts.pair.retry}
        </Button>
      )}
    </Box>
  );
}

/** The token stays in the address until it is of no more use: a page that is closed meanwhile can try again. */
async function pairBy(scanner: GateScanner, token: string): Promise<PairEnd> {
  const end = await scanner.pair(token);
  if (!mayTryAgain(end)) forgetToken();
  return end;
}

interface PairingStateProps {
  token: string | null;
  pairing: Pairing;
  texts: GateTexts;
  done: string | null;
}

function PairingState({ token, pairing, texts, done }: PairingStateProps) {
  if (token === null) return <Told icon={<QrCode2 sx={iconStyle} />} text={texts.pair.none} />;
  if (pairing === 'working') return <Told icon={<CircularProgress size={72} />} text={texts.pair.working} />;
  if (pairing.kind === 'paired') {
    return <Told icon={<CheckCircle color="success" sx={iconStyle} />} text={done ?? texts.pair.working} />;
  }
  return <Told icon={<Cancel color="error" sx={iconStyle} />} text={failureText(pairing, texts)} />;
}

function Told({ icon, text }: { icon: React.ReactNode; text: string }) {
  return (
    <>
      <Box aria-hidden>{icon}</Box>
      <Typography sx={{ fontSize: '1.25rem', fontWeight: 700, textAlign: 'center' }}>{text}</Typography>
    </>
  );
}

/** A code that the server refused stays refused. */
const mayTryAgain = ({ kind }: PairEnd): boolean => kind !== 'paired' && kind !== 'refused';

function failureText(end: Exclude<PairEnd, { kind: 'paired' }>, { pair, storage }: GateTexts): string {
  switch (end.kind) {
    case 'refused':
      return end.message;
    case 'no_network':
      return pair.noNetwork;
    case 'storage':
      return storage[end.failure];
    case 'timeout':
    case 'unreadable':
      return pair.noAnswer;
  }
}

const iconStyle = { fontSize: 96 };

const pageStyle = {
  boxSizing: 'border-box',
  minHeight: '100%',
  maxWidth: 480,
  mx: 'auto',
  p: 3,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 3,
} as const;
