import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  MAX_UNDO_REASON_LENGTH,
  normalizeTicketCode,
  parseScannedText,
  TICKET_CODE_PATTERN,
} from '@festival/contracts';
import type { GateAnswer } from '../../door/scanner/sync/calls/gateHttp';
import { focusOnMount } from '../../lib/focusOnMount';
import { useGate } from '../GateContext';
import type { GateTexts } from '../texts/gateTexts';

type Outcome = 'none' | 'busy' | GateAnswer<unknown>;

/** Takes a check-in back, as when the wrong person's phone was scanned. Needs the server. */
export function UndoForm() {
  const { scanner, texts } = useGate();
  const [code, setCode] = useState('');
  const [reason, setReason] = useState('');
  const [outcome, setOutcome] = useState<Outcome>('none');
  const ticketCode = parseScannedText(code)?.code ?? normalizeTicketCode(code);
  const canSend = TICKET_CODE_PATTERN.test(ticketCode) && reason.trim() !== '' && outcome !== 'busy';
  const send = async () => {
    setOutcome('busy');
    const answer = await scanner.undo({ ticket_code: ticketCode, reason: reason.trim() });
    setOutcome(answer);
    if (answer.kind === 'answered') {
      setCode('');
      setReason('');
    }
  };
  const { undo } = texts;
  return (
    <>
      <TextField
        inputRef={focusOnMount}
        label={texts.typing.label}
        value={code}
        helperText={texts.typing.hint}
        onChange={(event) => {
          setCode(event.target.value);
          setOutcome('none');
        }}
        slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } }}
      />
      <TextField
        label={undo.reason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_UNDO_REASON_LENGTH, autoComplete: 'off' } }}
      />
      {outcome !== 'none' && outcome !== 'busy' && <Told answer={outcome} texts={texts} />}
      <Button variant="contained" disabled={!canSend} loading={outcome === 'busy'} onClick={() => void send()}>
        {undo.send}
      </Button>
    </>
  );
}

function Told({ answer, texts: { undo, pair } }: { answer: GateAnswer<unknown>; texts: GateTexts }) {
  switch (answer.kind) {
    case 'answered':
      return <Alert severity="success">{undo.done}</Alert>;
    case 'refused':
      return <Alert severity="error">{undo.refused[answer.status] ?? undo.failed}</Alert>;
    case 'no_network':
    case 'timeout':
    case 'unreadable':
      return <Alert severity="error">{pair.noAnswer}</Alert>;
  }
}
