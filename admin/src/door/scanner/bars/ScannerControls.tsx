import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Keyboard from '@mui/icons-material/Keyboard';
import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import Pause from '@mui/icons-material/Pause';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ScanStore } from '../scan/scanStore';
import type { AnyVerdict } from '../scan/scanMachine';
import { useEveningCount } from '../scan/useEveningCount';
import { GLASS, LOW_SCREEN, BAD, GOOD } from '../scan/scannerTheme';
import { t } from '../../../lib/i18n/t';

export interface ControlWords {
  evening: string;
  admitted: string;
  refused: string;
  type: string;
  start: string;
  stop: string;
}

const ENGLISH: ControlWords = {
  evening: t('This evening on this device'),
  admitted: t('Admitted'),
  refused: t('Refused'),
  type: t('Manual Code Entry'),
  start: t('Start Scanning'),
  stop: t('Stop Scanning'),
};

interface ScannerControlsProps<V extends AnyVerdict> {
  words?: ControlWords;
  store: ScanStore<V>;
  running: boolean;
  onStart: () => void;
  onStop: () => void;
  onManual: () => void;
}

/**
 * In reach of the thumb: start, entry by hand, and above them how many this device let in and turned away. To stop is the
 * smaller button, so that nobody presses it by chance.
 */
export function ScannerControls<V extends AnyVerdict>(props: ScannerControlsProps<V>) {
  const { words = ENGLISH, store, running, onStart, onStop, onManual } = props;
  return (
    <Box sx={panelStyle}>
      <EveningFigures words={words} store={store} />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: running ? '1fr 1fr' : '1fr' }}>
        <Button variant="outlined" color="inherit" startIcon={<Keyboard />} onClick={onManual}>
          {words.type}
        </Button>
        {running ? (
          <Button variant="outlined" color="inherit" startIcon={<Pause />} onClick={onStop}>
            {words.stop}
          </Button>
        ) : (
          <Button variant="contained" startIcon={<QrCodeScanner />} onClick={onStart} sx={mainButton}>
            {words.start}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** By itself, since it changes with each verdict. */
function EveningFigures<V extends AnyVerdict>({ words, store }: { words: ControlWords; store: ScanStore<V> }) {
  const count = useEveningCount(store);
  return (
    <Box component="dl" aria-label={words.evening} sx={{ display: 'flex', m: 0, gap: 3, justifyContent: 'center' }}>
      <Figure label={words.admitted} value={count.admitted} colour={inLook(GOOD, 'success.dark')} />
      <Figure label={words.refused} value={count.refused} colour={inLook(BAD, 'error.dark')} />
    </Box>
  );
}

/** A colour that can be read on the panel at night, and one for the day. */
const inLook =
  (night: string, day: string) =>
  ({ palette }: Theme): string =>
    palette.mode === 'dark' ? night : day;

const mainButton = { minHeight: 72, fontSize: '1.375rem' };

const panelStyle = {
  boxSizing: 'border-box',
  display: 'grid',
  gap: 1.5,
  maxWidth: 560,
  mx: 'auto',
  p: 2,
  pb: 'max(16px, env(safe-area-inset-bottom))',
  bgcolor: inLook(GLASS, 'background.paper'),
  color: 'text.primary',
  borderRadius: '20px 20px 0 0',
  [LOW_SCREEN]: { width: 320, mr: 0, borderRadius: '20px 0 0 0' },
};

interface FigureProps {
  label: string;
  value: number;
  colour: (theme: Theme) => string;
}

function Figure({ label, value, colour }: FigureProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
      <Typography component="dt">{label}</Typography>
      <Typography
        component="dd"
        sx={{
          m: 0,
          color: colour,
          fontSize: '1.75rem',
          fontWeight: 800,
          lineHeight: 1,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {value}
      </Typography>
    </Box>
  );
}
