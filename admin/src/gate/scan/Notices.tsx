import Alert, { type AlertColor } from '@mui/material/Alert';
import { useGate, useScannerState } from '../GateContext';
import type { GateTexts } from '../texts/gateTexts';
import type { ScannerState } from '../../door/scanner/sync/scannerState';

interface Notice {
  severity: AlertColor;
  text: string;
}

/** What a volunteer must know before the next ticket; stays until it is over. */
export function Notices() {
  const { texts } = useGate();
  const state = useScannerState();
  return noticesOf(state, texts).map(({ severity, text }) => (
    <Alert key={text} severity={severity} variant="filled" sx={{ m: 1, fontSize: '1rem' }}>
      {text}
    </Alert>
  ));
}

/** The worst first. */
export function noticesOf(state: ScannerState, { ended, storage, bar }: GateTexts): Notice[] {
  const notices: Notice[] = [];
  if (state.ended) {
    const unsent = state.unsent > 0 ? ` ${ended.unsent(state.unsent)}` : '';
    notices.push({ severity: 'error', text: ended[state.ended] + unsent });
  }
  if (state.storage) notices.push({ severity: 'error', text: storage[state.storage] });
  if (state.lostScans > 0) notices.push({ severity: 'error', text: bar.lost(state.lostScans) });
  if (state.refused.length > 0) notices.push({ severity: 'warning', text: bar.wrongScans(state.refused.length) });
  if (state.askForId) notices.push({ severity: 'warning', text: bar.askForId });
  if (state.copy === null && !state.ended) notices.push({ severity: 'info', text: bar.loading });
  return notices;
}
