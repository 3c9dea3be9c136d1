import type { ElementType } from 'react';
import Badge from '@mui/icons-material/Badge';
import Cancel from '@mui/icons-material/Cancel';
import CheckCircle from '@mui/icons-material/CheckCircle';
import CloudOff from '@mui/icons-material/CloudOff';
import Info from '@mui/icons-material/Info';
import SyncProblem from '@mui/icons-material/SyncProblem';
import { visuallyHidden } from '@mui/utils';
import { useScan, type ScanStore } from '../../door/scanner/scan/scanStore';
import styles from '../../door/scanner/verdict/verdict.module.css';
import { VerdictScreen, type VerdictColours } from '../../door/scanner/verdict/VerdictScreen';
import { displayMs } from '../scan/usePhoneScan';
import type { GateTexts } from '../texts/gateTexts';
import type { VerdictTone, VerdictView } from './verdictView';

const SIGNS: Record<VerdictTone, ElementType> = {
  good: CheckCircle,
  check: Badge,
  used: Cancel,
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
  store: ScanStore<VerdictView>;
  texts: GateTexts;
}

/** A paired phone's verdict, while there is one. */
export function GateVerdict({ store, texts }: GateVerdictProps) {
  const view = useScan(store, ({ work }) => (work.step === 'showing' ? work.verdict : null));
  return (
    <>
      {/* Always on the page: screen readers speak only changes of a live region that they already know. */}
      <div role="alert" aria-live="assertive" aria-atomic="true" style={visuallyHidden}>
        {view && spokenView(view, texts)}
      </div>
      {view && (
        <VerdictScreen
          colours={COLOURS[view.tone]}
          sign={SIGNS[view.tone]}
          word={view.word}
          displayMs={displayMs(view)}
          continueText={texts.bar.continue}
          onContinue={() => store.send({ type: 'dismiss', at: Date.now() })}
        >
          <Facts view={view} texts={texts} />
        </VerdictScreen>
      )}
    </>
  );
}

/** What the phone judged alone is as good, but another phone may not know it yet. */
function NotConfirmed({ text }: { text: string }) {
  return (
    <>
      <CloudOff aria-hidden fontSize="inherit" />
      {text}
    </>
  );
}

/** Whose ticket, and why. */
function Facts({
  view: { lines, advice, details, isConfirmed, code, tone },
  texts,
}: {
  view: VerdictView;
  texts: GateTexts;
}) {
  const [first, ...others] = lines;
  return (
    <>
      {first !== undefined && <p className={styles['medium']}>{first}</p>}
      {others.map((line) => (
        <p key={line} className={styles['small']}>
          {line}
        </p>
      ))}
      {advice && <p className={`${styles['small']} ${styles['spaced']}`}>{advice}</p>}
      {details ? (
        <>
          <p className={`${styles['large']} ${styles['spaced']}`}>{details.buyer_name}</p>
          <p className={styles['small']}>
            {texts.categories[details.category]} · {details.ticket_type_header}
          </p>
        </>
      ) : (
        (tone === 'good' || tone === 'check') && <p className={styles['small']}>{texts.notes.noName}</p>
      )}
      {isConfirmed === false && (
        <p className={`${styles['note']} ${styles['spaced']}`}>
          <NotConfirmed text={texts.notes.local} />
        </p>
      )}
      <p className={`${styles['code']} ${styles['spaced']}`}>
        <span>{code.slice(0, 40)}</span>
        {details && <span>{details.order_number}</span>}
      </p>
    </>
  );
}

/** Read out by a screen reader at once. */
function spokenView({ word, lines, advice, details, isConfirmed }: VerdictView, { notes }: GateTexts): string {
  const facts = details ? [details.buyer_name, details.ticket_type_header] : [];
  const local = isConfirmed === false ? notes.local : '';
  return `${[word, ...lines, advice, ...facts, local].filter(Boolean).join('. ')}.`;
}
