import { useEffect, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Cancel from '@mui/icons-material/Cancel';
import CheckCircle from '@mui/icons-material/CheckCircle';
import CircularProgress from '@mui/material/CircularProgress';
import QrCode2 from '@mui/icons-material/QrCode2';
import Typography from '@mui/material/Typography';
import type { GateScanner, PairEnd } from '../../door/scanner/sync/gateScanner';
import { useGate, useScannerState } from '../GateContext';
import { LanguageButton } from '../menu/LanguageButton';
import type { GateTexts } from '../texts/gateTexts';
import { forgetToken } from './pairToken';
import { PairingCodeInput } from './PairingCodeInput';

interface PairScreenProps {
  /** Of the code that was scanned; null: there is none. */
  token: string | null;
  onToken: (token: string) => void;
  onReady: () => void;
  onScan: () => void;
}

type Pairing = 'working' | PairEnd;

/** Adds this phone by its code, and says what to do when that fails. */
export function PairScreen({ token, onToken, onReady, onScan }: PairScreenProps) {
  const { scanner, texts } = useGate();
  const { phone, gate, storage } = useScannerState();
  const [pairing, setPairing] = useState<Pairing>('working');
  useEffect(() => {
    if (token !== null) void pairBy(scanner, token).then(setPairing);
  }, [scanner, token]);
  const pairAgain = () => {
    setPairing('working');
    if (token !== null) void pairBy(scanner, token).then(setPairing);
  };
  const end = token === null || pairing === 'working' ? null : pairing;
  const isPaired = end?.kind === 'paired';
  const askText = phone === null ? texts.pair.none : texts.pair.another;

  return (
    <Box component="main" sx={pageStyle}>
      <Box sx={{ position: 'absolute', top: 8, right: 8 }}>
        <LanguageButton />
      </Box>
      <Typography component="h1" sx={{ fontSize: '1.75rem', fontWeight: 800 }}>
        {texts.pair.title}
      </Typography>
      <Box component="output" sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
        {token === null && <Told icon={<QrCode2 sx={iconStyle} />} text={storage ? texts.storage[storage] : askText} />}
        {token !== null && end === null && <Told icon={<CircularProgress size={72} />} text={texts.pair.working} />}
        {isPaired && (
          <Told
            icon={<CheckCircle color="success" sx={iconStyle} />}
            text={phone ? texts.pair.done(phone.name, gate ?? '') : texts.pair.working}
          />
        )}
        {end && !isPaired && <Told icon={<Cancel color="error" sx={iconStyle} />} text={failureText(end, texts)} />}
      </Box>
      {isPaired && <Act text={texts.ready.title} onPress={onReady} />}
      {end && mayTryAgain(end) && <Act text={texts.pair.retry} onPress={pairAgain} />}
      {(token === null || (end && !isPaired)) && <PairingCodeInput onToken={onToken} />}
      {/* A code that fails takes nothing away from a phone that is paired. */}
      {phone !== null && !isPaired && (end !== null || token === null) && (
        <Act text={texts.ready.scan} onPress={onScan} />
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

function Act({ text, onPress }: { text: string; onPress: () => void }) {
  return (
    <Button variant="contained" fullWidth onClick={onPress} sx={{ minHeight: 72, fontSize: '1.375rem' }}>
      {text}
    </Button>
  );
}

function Told({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <>
      <Box aria-hidden>{icon}</Box>
      <Typography sx={{ fontSize: '1.25rem', fontWeight: 700, textAlign: 'center' }}>{text}</Typography>
    </>
  );
}

/** The server's last word about a code; anything else it says of itself. */
const isFinal = (status: number): status is 403 | 404 | 409 => status === 403 || status === 404 || status === 409;

const mayTryAgain = (end: PairEnd): boolean =>
  end.kind !== 'paired' && !(end.kind === 'refused' && (isFinal(end.status) || end.status === 422));

function failureText(end: PairEnd, { pair, storage }: GateTexts): string {
  switch (end.kind) {
    case 'refused':
      return isFinal(end.status) ? pair.refused[end.status] : pair.noAnswer;
    case 'no_network':
      return pair.noNetwork;
    case 'storage':
      return storage[end.failure];
    case 'timeout':
    case 'unreadable':
    case 'paired':
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
