import type { ElementType } from 'react';
import CheckCircle from '@mui/icons-material/CheckCircle';
import History from '@mui/icons-material/History';
import Cancel from '@mui/icons-material/Cancel';
import SyncProblem from '@mui/icons-material/SyncProblem';
import type { ScanResult } from '@festival/contracts';
import { ConnectionState } from '../bars/ConnectionState';
import { RESULT_DISPLAY_MS } from '../scan/scanMachine';
import type { Connection } from '../calls/useConnection';
import type { Verdict } from '../scan/judgeTicket';
import { VERDICT_WORDS } from '../scan/verdictWords';
import { VerdictDetails } from './VerdictDetails';
import { VerdictScreen, type VerdictColours } from './VerdictScreen';
import { t } from '../../../lib/i18n/t';

const SIGNS: Record<ScanResult, ElementType> = {
  valid: CheckCircle,
  used: History,
  invalid: Cancel,
  error: SyncProblem,
};

const COLOURS: Record<ScanResult, VerdictColours> = {
  valid: { ground: '#0B7A3B', text: '#FFFFFF' },
  used: { ground: '#FFB000', text: '#1B1530' },
  invalid: { ground: '#B3122B', text: '#FFFFFF' },
  error: { ground: '#2F4369', text: '#FFFFFF' },
};

interface VerdictOverlayProps {
  verdict: Verdict;
  /** Milliseconds since 1970. */
  shownAt: number;
  connection: Connection;
  onContinue: () => void;
}

/** The server's verdict to a scanner with an account. */
export function VerdictOverlay({ verdict, shownAt, connection, onContinue }: VerdictOverlayProps) {
  return (
    <VerdictScreen
      colours={COLOURS[verdict.kind]}
      sign={SIGNS[verdict.kind]}
      word={VERDICT_WORDS[verdict.kind]}
      displayMs={RESULT_DISPLAY_MS}
      continueText={t('Continue Scanning')}
      corner={<ConnectionState connection={connection} plain />}
      onContinue={onContinue}
    >
      <VerdictDetails verdict={verdict} shownAt={shownAt} />
    </VerdictScreen>
  );
}
