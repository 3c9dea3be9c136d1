import { useEffect, useEffectEvent, type ElementType, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { keyframes } from '@mui/material/styles';
import { focusOnMount } from '../../../lib/focusOnMount';
import { LOW_SCREEN } from '../scan/scannerTheme';

const runOut = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });

/** White or ink on the ground; together they meet WCAG AA. */
export interface VerdictColours {
  ground: string;
  text: string;
}

interface VerdictScreenProps {
  colours: VerdictColours;
  sign: ElementType;
  /** The one that fills the screen. */
  word: string;
  /** How long it stays, milliseconds. */
  displayMs: number;
  continueText: string;
  /** In the corner at the top. */
  corner?: ReactNode;
  /** Above the facts. */
  note?: ReactNode;
  onContinue: () => void;
  /** Why, and whose ticket. */
  children: ReactNode;
}

/** A verdict over the whole screen, with a bar that shows how long it stays. A touch, Escape, Space or Enter go on. */
export function VerdictScreen(props: VerdictScreenProps) {
  const { colours, sign: Sign, word, displayMs, continueText, corner, note, onContinue, children } = props;
  const { ground, text } = colours;
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
      aria-describedby="verdict-facts"
      slotProps={{ paper: { sx: { bgcolor: ground, color: text, backgroundImage: 'none', borderRadius: 0 } } }}
    >
      <Box aria-hidden sx={{ ...barStyle, animation: `${runOut} ${displayMs}ms linear forwards` }} />
      {corner && <Box sx={{ position: 'absolute', top: 8, right: 0, p: 1 }}>{corner}</Box>}
      <Box onClick={(event) => event.target instanceof HTMLAnchorElement || onContinue()} sx={layoutStyle}>
        <Box sx={{ textAlign: 'center', [LOW_SCREEN]: { width: 'min-content' } }}>
          <Sign
            aria-hidden
            sx={{ fontSize: 'min(34vw, 16vh)', [LOW_SCREEN]: { fontSize: '24vh' }, [TINY_SCREEN]: { display: 'none' } }}
          />
          <Typography id="verdict-word" component="h1" sx={{ ...wordStyle, fontSize: wordSize(word) }}>
            {word}
          </Typography>
        </Box>
        <Box id="verdict-facts" sx={{ minWidth: 0 }}>
          {note}
          {children}
        </Box>
      </Box>
      <Box sx={buttonRowStyle}>
        <Button
          ref={focusOnMount}
          fullWidth
          onClick={onContinue}
          sx={{ minHeight: 64, fontSize: '1.25rem', bgcolor: text, color: ground, '&:hover': { bgcolor: text } }}
        >
          {continueText}
        </Button>
      </Box>
    </Dialog>
  );
}

/** A page at 400 %: the word alone has room. */
const TINY_SCREEN = '@media (max-height: 300px)';

const barStyle = {
  height: 8,
  flexShrink: 0,
  bgcolor: 'currentColor',
  opacity: 0.7,
  transformOrigin: 'left',
  '@media (prefers-reduced-motion: reduce)': { animation: 'none !important' },
};

const layoutStyle = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  cursor: 'pointer',
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

const buttonRowStyle = {
  width: '100%',
  maxWidth: 640,
  mx: 'auto',
  boxSizing: 'border-box',
  p: 2,
  pb: 'max(16px, env(safe-area-inset-bottom))',
};

const wordStyle = { fontWeight: 900, lineHeight: 1, letterSpacing: '-0.02em' };

/** As large as the longest word lets it be on a narrow screen. */
function wordSize(words: string): string {
  const longest = Math.max(...words.split(' ').map((word) => word.length));
  return `clamp(2.5rem, min(${Math.floor(130 / longest)}vw, 17vh), 11rem)`;
}
