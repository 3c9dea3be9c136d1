import { useEffect, useState, type ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Cancel from '@mui/icons-material/Cancel';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import DoNotDisturb from '@mui/icons-material/DoNotDisturb';
import Typography from '@mui/material/Typography';
import { jakartaTimeOfDay } from '../../lib/jakartaTime';
import { createFeedback } from '../../door/scanner/scan/feedback';
import type { ScannerState } from '../../door/scanner/sync/scannerState';
import { useGate, useScannerState } from '../GateContext';
import { LanguageButton } from '../menu/LanguageButton';
import type { GateTexts } from '../texts/gateTexts';
import {
  checkAll,
  loadDone,
  saveDone,
  type CheckName,
  type CheckState,
  type DoneByHand,
  type PhoneFacts,
} from './checks';
import { TestScan } from './TestScan';
import { usePhoneFacts } from './usePhoneFacts';

const NOW_EVERY_MS = 2_000;

type ByHand = Exclude<keyof DoneByHand, 'evening'>;

/** One screen before the night: green, or what to do. */
export function ReadyScreen({ onScan }: { onScan: () => void }) {
  const { scanner, texts } = useGate();
  const state = useScannerState();
  const facts = usePhoneFacts();
  const now = useNow(NOW_EVERY_MS);
  const [done, setDone] = useState(() => loadDone(Date.now()));
  const [feedback] = useState(createFeedback);
  const [isReading, setIsReading] = useState(false);
  const mark = (...names: ByHand[]) => {
    const next = { ...done, ...Object.fromEntries(names.map((name) => [name, true])) };
    saveDone(next);
    setDone(next);
  };
  const checks = checkAll(state, done, facts, now);
  const left = checks.filter(({ state: each }) => each === 'open' || each === 'bad').length;
  const tryOut = () => {
    feedback.unlock();
    feedback.give('valid');
  };
  const actions: Partial<Record<CheckName, ReactNode>> = {
    network: <Act text={texts.pair.retry} onPress={() => void scanner.syncNow()} />,
    copy: <Act text={texts.pair.retry} onPress={() => void scanner.syncNow()} />,
    camera: <Act text={texts.ready.allow} onPress={() => setIsReading(true)} />,
    test_scan: <Act text={texts.ready.tryIt} onPress={() => setIsReading(true)} />,
    sound: (
      <>
        <Act text={texts.ready.tryIt} onPress={tryOut} />
        <Act text={texts.ready.heard} onPress={() => mark('sound')} />
      </>
    ),
    vibration: (
      <>
        <Act text={texts.ready.tryIt} onPress={tryOut} />
        <Act text={texts.ready.felt} onPress={() => mark('vibration')} />
      </>
    ),
  };

  return (
    <Box component="main" sx={pageStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <Typography component="h1" sx={{ fontSize: '1.5rem', fontWeight: 800 }}>
          {texts.ready.title}
        </Typography>
        <LanguageButton />
      </Box>
      <Alert
        severity={left === 0 ? 'success' : 'warning'}
        component="output"
        sx={{ fontSize: '1.125rem', fontWeight: 700 }}
      >
        {left === 0 ? texts.ready.allGood : texts.ready.todo(left)}
      </Alert>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {checks.map(({ name, state: each }) => (
          <Box key={name} component="li" sx={rowStyle}>
            <Sign state={each} label={texts.ready.states[each]} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: 700 }}>{texts.ready.names[name]}</Box>
              <Box sx={{ fontSize: '0.9375rem' }}>{detailOf(name, each, state, facts, texts)}</Box>
            </Box>
            {(each === 'open' || each === 'bad') && (
              <Box
                component="fieldset"
                aria-label={texts.ready.names[name]}
                sx={{ m: 0, p: 0, border: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
              >
                {actions[name]}
              </Box>
            )}
          </Box>
        ))}
      </Box>
      <Button variant="contained" fullWidth onClick={onScan} sx={{ minHeight: 72, fontSize: '1.375rem' }}>
        {texts.ready.scan}
      </Button>
      {isReading && (
        <TestScan
          onCamera={() => mark('camera')}
          onRead={() => {
            mark('camera', 'test_scan');
            setIsReading(false);
          }}
          onClose={() => setIsReading(false)}
        />
      )}
    </Box>
  );
}

/** The phone's clock, milliseconds since 1970, as old as `everyMs` at most. */
function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

function Act({ text, onPress }: { text: string; onPress: () => void }) {
  return (
    <Button variant="outlined" color="inherit" onClick={onPress} sx={{ minHeight: 48 }}>
      {text}
    </Button>
  );
}

const SIGNS = {
  good: { Icon: CheckCircle, colour: 'success.main' },
  open: { Icon: RadioButtonUnchecked, colour: 'warning.main' },
  bad: { Icon: Cancel, colour: 'error.main' },
  absent: { Icon: DoNotDisturb, colour: 'text.secondary' },
} as const;

function Sign({ state, label }: { state: CheckState; label: string }) {
  const { Icon, colour } = SIGNS[state];
  return <Icon titleAccess={label} sx={{ color: colour, fontSize: 32 }} />;
}

function detailOf(
  name: CheckName,
  check: CheckState,
  state: ScannerState,
  facts: PhoneFacts,
  texts: GateTexts,
): string {
  const { ready, storage } = texts;
  switch (name) {
    case 'copy':
      return state.copy?.syncedAt
        ? ready.copy(state.copy.count.toLocaleString('id-ID'), jakartaTimeOfDay(new Date(state.copy.syncedAt)))
        : ready.noCopy;
    case 'network':
      return check === 'good' ? ready.network : ready.networkAway;
    case 'app':
      return check === 'good' ? ready.appKept : ready.appLoading;
    case 'storage':
      if (state.storage) return storage[state.storage];
      return check === 'good' ? '' : ready.storageAsk;
    case 'battery':
      return facts.battery === null ? ready.batteryUnknown : ready.battery(facts.battery);
    case 'clock':
      return check === 'good'
        ? ready.clockRight
        : ready.clockOff(Math.round(Math.abs(state.clockOffsetMs ?? 0) / 60_000));
    case 'test_scan':
      return check === 'good' ? '' : ready.testScan;
    case 'camera':
    case 'sound':
    case 'vibration':
    case 'awake':
      return check === 'absent' ? ready.notHere : '';
  }
}

const pageStyle = {
  boxSizing: 'border-box',
  maxWidth: 640,
  mx: 'auto',
  p: 2,
  pb: 'max(16px, env(safe-area-inset-bottom))',
  display: 'grid',
  gap: 2,
};

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 1.5,
  p: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 2,
};
