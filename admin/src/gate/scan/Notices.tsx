import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { jakartaTimeOfDay } from '../../lib/jakartaTime';
import { useGate, useScannerState } from '../GateContext';
import type { GateTexts } from '../texts/gateTexts';
import type { ScannerState } from '../../door/scanner/sync/scannerState';

interface Notice {
  severity: AlertColor;
  text: string;
  /** How it is put away; left out: it is over by itself. */
  until?: 'acknowledgeLost' | 'acknowledgeOld' | 'acknowledgeLateDouble' | 'pairing' | 'link';
}

/** What a volunteer must know before the next ticket; stays until it is over. `onPair`: a lead's new code is to be read. */
export function Notices({ onPair }: { onPair: () => void }) {
  const { scanner, texts } = useGate();
  const state = useScannerState();
  const putAway = (until: NonNullable<Notice['until']>) => {
    if (until === 'pairing') onPair();
    else if (until === 'link') scanner.link.close();
    else void scanner[until]();
  };
  return noticesOf(state, texts).map(({ severity, text, until }) => (
    <Alert
      key={text}
      severity={severity}
      variant="filled"
      sx={{ m: 1, fontSize: '1rem' }}
      action={
        until && (
          <Button color="inherit" variant="outlined" onClick={() => putAway(until)} sx={{ minHeight: 48 }}>
            {until === 'pairing' ? texts.pair.scan : texts.bar.noted}
          </Button>
        )
      }
    >
      {text}
    </Alert>
  ));
}

/** The worst first. */
export function noticesOf(state: ScannerState, { ended, storage, bar, link: linkTexts }: GateTexts): Notice[] {
  const notices: Notice[] = [];
  const { lateDouble: late, lostScans, oldScans, refused, link } = state;
  if (state.ended) {
    const unsent = state.unsent > 0 ? ` ${ended.unsent(state.unsent)}` : '';
    notices.push({ severity: 'error', text: ended[state.ended] + unsent, until: 'pairing' });
  }
  if (state.storage) notices.push({ severity: 'error', text: storage[state.storage] });
  if (lostScans > 0) notices.push({ severity: 'error', text: bar.lost(lostScans), until: 'acknowledgeLost' });
  if (oldScans > 0) notices.push({ severity: 'warning', text: bar.old(oldScans), until: 'acknowledgeOld' });
  if (late) {
    const text = bar.lateDouble[late.mode](placeOf(late.at, late.gate), placeOf(late.first.at, late.first.gate));
    notices.push({ severity: 'error', text, until: 'acknowledgeLateDouble' });
  }
  if (refused.length > 0) notices.push({ severity: 'warning', text: bar.wrongScans(refused.length) });
  if (link?.step === 'lost') {
    notices.push({ severity: 'warning', text: linkTexts.lost(link.phone.gate, link.phone.name), until: 'link' });
  }
  if (state.askForId) notices.push({ severity: 'warning', text: bar.askForId });
  if (state.copy === null && !state.ended) notices.push({ severity: 'info', text: bar.loading });
  return notices;
}

const placeOf = (at: number | string, gate: string | null): string =>
  [jakartaTimeOfDay(new Date(at)), ...(gate === null ? [] : [gate])].join(', ');
