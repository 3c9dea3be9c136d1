import { useEffect, useEffectEvent, type ElementType } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { keyframes } from '@mui/material/styles';
import Badge from '@mui/icons-material/Badge';
import Cancel from '@mui/icons-material/Cancel';
import CheckCircle from '@mui/icons-material/CheckCircle';
import CloudOff from '@mui/icons-material/CloudOff';
import History from '@mui/icons-material/History';
import Info from '@mui/icons-material/Info';
import SyncProblem from '@mui/icons-material/SyncProblem';
import { focusOnMount } from '../../lib/focusOnMount';
import { LOW_SCREEN } from '../../door/scanner/scan/scannerTheme';
import { displayMs } from '../scan/usePhoneScan';
import type { GateTexts } from '../texts/gateTexts';
import type { VerdictTone, VerdictView } from './verdictView';

const SIGNS: Record<VerdictTone, ElementType> = {
  good: CheckCircle,
  check: Badge,
  used: History,
  bad: Cancel,
  look: Info,
  error: SyncProblem,
};

/** White or ink on each ground meets WCAG AA. Amber lets in after a look at the ID: a used ticket is red like any refusal. */
const COLOURS: Record<VerdictTone, { ground: string; text: string }> = {
  good: { ground: '#0B7A3B', text: '#FFFFFF' },
  check: { ground: '#FFB000', text: '#1B1530' },
  used: { ground: '#B3122B', text: '#FFFFFF' },
  bad: { ground: '#7A0C1E', text: '#FFFFFF' },
  look: { ground: '#0E4280', text: '#FFFFFF' },
  error: { ground: '#2F4369', text: '#FFFFFF' },
};

const runOut = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });

interface GateVerdictProps {
  view: VerdictView;
  texts: GateTexts;
  onContinue: () => void;
}

/** The verdict over the whole screen; a touch anywhere, Escape, Space or Enter go on. */
export function GateVerdict({ view, texts, onContinue }: GateVerdictProps) {
  const { ground, text } = COLOURS[view.tone];
  const Sign = SIGNS[view.tone];
  const goOn = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || (event.key !== 'Escape' && event.key !== ' ')) return;
    event.preventDefault();
    onContinue();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => goOn(event);
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
      <Box onClick={onContinue} sx={layoutStyle}>
        <Box aria-hidden sx={{ ...barStyle, animation: `${runOut} ${displayMs(view)}ms linear forwards` }} />
        <Box sx={contentStyle}>
          <Box sx={{ textAlign: 'center' }}>
            <Sign aria-hidden sx={{ fontSize: 'min(36vw, 18vh)', [LOW_SCREEN]: { fontSize: '28vh' } }} />
            <Typography id="verdict-word" component="h1" sx={{ ...wordStyle, fontSize: wordSize(view.word) }}>
              {view.word}
            </Typography>
            {view.isConfirmed !== null && <Confirmation isConfirmed={view.isConfirmed} texts={texts} />}
          </Box>
          <Facts view={view} texts={texts} />
        </Box>
        <Box sx={{ width: '100%', maxWidth: 640, mx: 'auto', boxSizing: 'border-box', p: 2 }}>
          <Button
            ref={focusOnMount}
            fullWidth
            onClick={(event) => {
              event.stopPropagation();
              onContinue();
            }}
            sx={{ minHeight: 64, fontSize: '1.25rem', bgcolor: text, color: ground, '&:hover': { bgcolor: text } }}
          >
            {texts.bar.continue}
          </Button>
        </Box>
      </Box>
    </Dialog>
  );
}

/** A dot and a word: what the phone judged alone is as good, but another phone may not know it yet. */
function Confirmation({ isConfirmed, texts }: { isConfirmed: boolean; texts: GateTexts }) {
  if (isConfirmed) return null;
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, mt: 1, fontSize: '1rem', fontWeight: 700 }}>
      <CloudOff aria-hidden />
      {texts.notes.local}
    </Box>
  );
}

/** Whose ticket, and why. */
function Facts({ view: { lines, details, code, tone }, texts }: { view: VerdictView; texts: GateTexts }) {
  const [first, ...others] = lines;
  return (
    <Box sx={{ textAlign: 'center', maxWidth: 760, minWidth: 0, overflowWrap: 'anywhere' }}>
      {first !== undefined && <Typography sx={{ fontSize: MEDIUM, fontWeight: 800 }}>{first}</Typography>}
      {others.map((line) => (
        <Typography key={line} sx={{ fontSize: SMALL, fontWeight: 700 }}>
          {line}
        </Typography>
      ))}
      {details ? (
        <>
          <Typography sx={{ fontSize: LARGE, fontWeight: 800, lineHeight: 1.15, mt: 1 }}>
            {details.buyer_name}
          </Typography>
          <Typography sx={{ fontSize: SMALL, fontWeight: 700 }}>
            {details.category === 'internal' ? 'Internal' : 'External'} · {details.ticket_type_header}
          </Typography>
        </>
      ) : (
        (tone === 'good' || tone === 'check') && <Typography sx={{ fontSize: SMALL }}>{texts.notes.noName}</Typography>
      )}
      <Typography sx={{ fontSize: '1rem', mt: 1 }}>
        {code.slice(0, 40)}
        {details ? ` · ${details.order_number}` : ''}
      </Typography>
    </Box>
  );
}

/** Read out by a screen reader at once. */
export function spokenView({ word, lines, details }: VerdictView): string {
  const facts = details ? [details.buyer_name, details.ticket_type_header] : [];
  return `${[word, ...lines, ...facts].filter(Boolean).join('. ')}.`;
}

const LARGE = 'clamp(1.5rem, min(8vw, 6vh), 3rem)';
const MEDIUM = 'clamp(1.125rem, min(6vw, 5vh), 2rem)';
const SMALL = 'clamp(1rem, min(5vw, 4vh), 1.5rem)';

const layoutStyle = { display: 'flex', flexDirection: 'column', height: '100%', cursor: 'pointer' };

const barStyle = {
  height: 8,
  flexShrink: 0,
  bgcolor: 'currentColor',
  opacity: 0.7,
  transformOrigin: 'left',
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
};

const contentStyle = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  px: 2,
  py: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'safe center',
  alignItems: 'safe center',
  gap: 2,
  [LOW_SCREEN]: { flexDirection: 'row', justifyContent: 'space-evenly' },
} as const;

const wordStyle = { fontWeight: 900, lineHeight: 1, letterSpacing: '-0.02em' };

/** As large as the longest word lets it be on a narrow screen. */
function wordSize(words: string): string {
  const longest = Math.max(...words.split(' ').map((word) => word.length));
  return `clamp(2.5rem, min(${Math.floor(130 / longest)}vw, 17vh), 11rem)`;
}
