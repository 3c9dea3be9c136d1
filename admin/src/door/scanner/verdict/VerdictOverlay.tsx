import { useEffect, useEffectEvent, type ElementType } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { keyframes } from '@mui/material/styles';
import CheckCircle from '@mui/icons-material/CheckCircle';
import History from '@mui/icons-material/History';
import Cancel from '@mui/icons-material/Cancel';
import SyncProblem from '@mui/icons-material/SyncProblem';
import type { ScanResult } from '@festival/contracts';
import { ConnectionState } from '../bars/ConnectionState';
import { focusOnMount } from '../../../lib/focusOnMount';
import { RESULT_DISPLAY_MS } from '../scan/scanMachine';
import { LOW_SCREEN } from '../scan/scannerTheme';
import type { Connection } from '../calls/useConnection';
import type { Verdict } from '../scan/judgeTicket';
import { VERDICT_WORDS } from '../scan/verdictWords';
import { VerdictDetails } from './VerdictDetails';

const SIGNS: Record<ScanResult, ElementType> = {
  valid: CheckCircle,
  used: History,
  invalid: Cancel,
  error: SyncProblem,
};

/** White or ink on each ground meets WCAG AA. */
const VERDICT_COLOURS: Record<ScanResult, { ground: string; text: string }> = {
  valid: { ground: '#0B7A3B', text: '#FFFFFF' },
  used: { ground: '#FFB000', text: '#1B1530' },
  invalid: { ground: '#B3122B', text: '#FFFFFF' },
  error: { ground: '#2F4369', text: '#FFFFFF' },
};

const runOut = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });

interface VerdictOverlayProps {
  verdict: Verdict;
  /** Milliseconds since 1970. */
  shownAt: number;
  connection: Connection;
  onContinue: () => void;
}

/** The verdict over the whole screen, with a bar that shows how long it stays. Escape, Space, Enter or the button go on. */
export function VerdictOverlay({ verdict, shownAt, connection, onContinue }: VerdictOverlayProps) {
  const { ground, text } = VERDICT_COLOURS[verdict.kind];
  const Sign = SIGNS[verdict.kind];
  const goOn = useEffectEvent((event: KeyboardEvent) => {
    const onLink = event.target instanceof HTMLAnchorElement;
    if (event.repeat || (event.key !== 'Escape' && (event.key !== ' ' || onLink))) return;
    event.preventDefault();
    onContinue();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => goOn(event);
    // While it goes down: the dialog would keep Escape to itself.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);

  return (
    <Dialog
      open
      fullScreen
      transitionDuration={0}
      aria-labelledby="verdict-word"
      slotProps={{ paper: { sx: { bgcolor: ground, color: text, backgroundImage: 'none', borderRadius: 0 } } }}
    >
      <Box
        aria-hidden
        sx={{
          height: 8,
          flexShrink: 0,
          bgcolor: 'currentColor',
          opacity: 0.7,
          transformOrigin: 'left',
          animation: `${runOut} ${RESULT_DISPLAY_MS}ms linear forwards`,
          '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
        }}
      />
      <Box sx={{ position: 'absolute', top: 8, right: 0, p: 1 }}>
        <ConnectionState connection={connection} plain />
      </Box>
      <Box sx={layout}>
        <Box sx={{ textAlign: 'center', [LOW_SCREEN]: { width: 'min-content' } }}>
          <Sign
            aria-hidden
            sx={{ fontSize: 'min(34vw, 16vh)', [LOW_SCREEN]: { fontSize: '24vh' }, [TINY_SCREEN]: { display: 'none' } }}
          />
          <Typography
            id="verdict-word"
            component="h1"
            sx={{ ...wordStyle, fontSize: wordSize(VERDICT_WORDS[verdict.kind]) }}
          >
            {VERDICT_WORDS[verdict.kind]}
          </Typography>
        </Box>
        <VerdictDetails verdict={verdict} shownAt={shownAt} />
      </Box>
      <Box
        sx={{
          width: '100%',
          maxWidth: 640,
          mx: 'auto',
          boxSizing: 'border-box',
          p: 2,
          pb: 'max(16px, env(safe-area-inset-bottom))',
        }}
      >
        <Button
          ref={focusOnMount}
          fullWidth
          onClick={onContinue}
          sx={{ minHeight: 64, fontSize: '1.25rem', bgcolor: text, color: ground, '&:hover': { bgcolor: text } }}
        >
          Continue Scanning
        </Button>
      </Box>
    </Dialog>
  );
}

/** A page at 400 %: the word alone has room. */
const TINY_SCREEN = '@media (max-height: 300px)';

const layout = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  px: 2,
  pt: 5,
  pb: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'safe center',
  alignItems: 'safe center',
  gap: 2,
  [LOW_SCREEN]: { flexDirection: 'row', justifyContent: 'space-evenly' },
} as const;

const wordStyle = {
  fontWeight: 900,
  lineHeight: 1,
  letterSpacing: '-0.02em',
};

/** As large as the longest word lets it be on a narrow screen. */
function wordSize(words: string): string {
  const longest = Math.max(...words.split(' ').map((word) => word.length));
  return `clamp(3rem, min(${Math.floor(130 / longest)}vw, 17vh), 11rem)`;
}
