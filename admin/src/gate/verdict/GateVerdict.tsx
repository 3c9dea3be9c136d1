import type { ElementType } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Badge from '@mui/icons-material/Badge';
import Cancel from '@mui/icons-material/Cancel';
import CheckCircle from '@mui/icons-material/CheckCircle';
import CloudOff from '@mui/icons-material/CloudOff';
import History from '@mui/icons-material/History';
import Info from '@mui/icons-material/Info';
import SyncProblem from '@mui/icons-material/SyncProblem';
import { VerdictScreen, type VerdictColours } from '../../door/scanner/verdict/VerdictScreen';
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

/** Amber lets in after a look at the ID, so a used ticket is red like any refusal. */
const COLOURS: Record<VerdictTone, VerdictColours> = {
  good: { ground: '#0B7A3B', text: '#FFFFFF' },
  check: { ground: '#FFB000', text: '#1B1530' },
  used: { ground: '#B3122B', text: '#FFFFFF' },
  bad: { ground: '#7A0C1E', text: '#FFFFFF' },
  look: { ground: '#0E4280', text: '#FFFFFF' },
  error: { ground: '#2F4369', text: '#FFFFFF' },
};

interface GateVerdictProps {
  view: VerdictView;
  texts: GateTexts;
  onContinue: () => void;
}

/** A paired phone's verdict. */
export function GateVerdict({ view, texts, onContinue }: GateVerdictProps) {
  return (
    <VerdictScreen
      colours={COLOURS[view.tone]}
      sign={SIGNS[view.tone]}
      word={view.word}
      displayMs={displayMs(view)}
      continueText={texts.bar.continue}
      note={view.isConfirmed === false && <NotConfirmed text={texts.notes.local} />}
      onContinue={onContinue}
    >
      <Facts view={view} texts={texts} />
    </VerdictScreen>
  );
}

/** What the phone judged alone is as good, but another phone may not know it yet. */
function NotConfirmed({ text }: { text: string }) {
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, mt: 1, fontSize: '1rem', fontWeight: 700 }}>
      <CloudOff aria-hidden />
      {text}
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
            {texts.categories[details.category]} · {details.ticket_type_header}
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
export function spokenView({ word, lines, details, isConfirmed }: VerdictView, { notes }: GateTexts): string {
  const facts = details ? [details.buyer_name, details.ticket_type_header] : [];
  const local = isConfirmed === false ? notes.local : '';
  return `${[word, ...lines, ...facts, local].filter(Boolean).join('. ')}.`;
}

const LARGE = 'clamp(1.5rem, min(8vw, 6vh), 3rem)';
const MEDIUM = 'clamp(1.125rem, min(6vw, 5vh), 2rem)';
const SMALL = 'clamp(1rem, min(5vw, 4vh), 1.5rem)';
