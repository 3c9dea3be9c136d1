import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { maskTicketCode } from '@festival/contracts';
import { focusOnMount } from '../../../lib/focusOnMount';
import { REFUSAL_WORDS, type ReadRefusal } from '../scan/scanMachine';
import { findTickets } from '../calls/scannerApi';
import { TOUCH_SIZE } from '../scan/scannerTheme';
import { isNotOk, isRecord, type CallOutcome } from '../scan/callOutcome';
import { BottomSheet } from './BottomSheet';
import { t } from '../../../lib/i18n/t';

const MIN_SEARCH_LENGTH = 2;

export interface FindWords {
  title: string;
  label: string;
  hint: string;
  search: string;
  searching: string;
  cancel: string;
  failed: string;
  none: string;
  found: string;
  /** A ticket's status in words; what isn't here is shown as it is. */
  statuses: Readonly<Partial<Record<string, string>>>;
  refusals: Readonly<Record<ReadRefusal, string>>;
}

const ENGLISH: FindWords = {
  title: t('Find by buyer'),
  label: t('Name, email or order number'),
  hint: t('At least 2 letters. Ask for an identity card before you let anybody in.'),
  search: t('Search'),
  searching: t('Searching…'),
  cancel: t('Cancel'),
  failed: t('The search failed. Please try again.'),
  none: t('No ticket found.'),
  found: t('Found tickets'),
  statuses: {
    valid: t('Valid'),
    used: t('Used'),
    pending: t('Pending'),
    expired: t('Expired'),
    cancelled: t('Cancelled'),
  },
  refusals: REFUSAL_WORDS,
};

interface FindTicketProps {
  words?: FindWords;
  open: boolean;
  /** Null: it failed. */
  find?: (text: string) => Promise<FoundTicket[] | null>;
  /** The chosen ticket is checked like one that was typed: null when it was taken, else why not. */
  onChoose: (code: string) => ReadRefusal | null;
  onClose: () => void;
}

type Outcome = { step: 'none' } | { step: 'busy' } | { step: 'failed' } | { step: 'found'; tickets: FoundTicket[] };

/** Looks a ticket up by its buyer, for a visitor without the code. */
export function FindTicket(props: FindTicketProps) {
  const { words = ENGLISH, open, find = findAsStaff, onChoose, onClose } = props;
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome>({ step: 'none' });
  const [refusal, setRefusal] = useState<ReadRefusal | null>(null);
  const search = text.trim();
  /** Counts the searches: an answer to an older one comes too late. */
  const latest = useRef(0);
  const clear = () => {
    latest.current += 1;
    setText('');
    setOutcome({ step: 'none' });
    setRefusal(null);
  };
  const submit = async () => {
    if (search.length < MIN_SEARCH_LENGTH) return;
    setRefusal(null);
    setOutcome({ step: 'busy' });
    const mine = (latest.current += 1);
    const tickets = await find(search);
    if (mine !== latest.current) return;
    setOutcome(tickets ? { step: 'found', tickets } : { step: 'failed' });
  };
  const choose = ({ code }: FoundTicket) => {
    const because = onChoose(code);
    if (because === null) clear();
    else setRefusal(because);
  };
  return (
    <BottomSheet
      open={open}
      title={words.title}
      closeText={words.cancel}
      submitText={outcome.step === 'busy' ? words.searching : words.search}
      busy={outcome.step === 'busy'}
      onSubmit={() => void submit()}
      onClose={() => {
        clear();
        onClose();
      }}
    >
      <TextField
        inputRef={focusOnMount}
        label={words.label}
        value={text}
        helperText={words.hint}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off', autoCorrect: 'off', spellCheck: false } }}
      />
      {outcome.step === 'failed' && <Alert severity="error">{words.failed}</Alert>}
      {outcome.step === 'found' && outcome.tickets.length === 0 && <Alert severity="info">{words.none}</Alert>}
      {outcome.step === 'found' && outcome.tickets.length > 0 && (
        <Box component="ul" aria-label={words.found} sx={listStyle}>
          {outcome.tickets.map((ticket) => (
            <Box component="li" key={ticket.code}>
              <Choice
                ticket={ticket}
                status={words.statuses[ticket.status] ?? ticket.status}
                onChoose={() => choose(ticket)}
              />
            </Box>
          ))}
        </Box>
      )}
      {refusal !== null && <Alert severity="error">{words.refusals[refusal]}</Alert>}
    </BottomSheet>
  );
}

function Choice({ ticket, status, onChoose }: { ticket: FoundTicket; status: string; onChoose: () => void }) {
  return (
    <ButtonBase onClick={onChoose} sx={choiceStyle}>
      <Typography sx={{ fontWeight: 800, overflowWrap: 'anywhere' }}>{ticket.buyerName}</Typography>
      <Typography variant="body2">
        {status} · {maskTicketCode(ticket.code)} · {ticket.orderNumber}
      </Typography>
    </ButtonBase>
  );
}

const listStyle = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1, maxHeight: '40dvh', overflowY: 'auto' };

const choiceStyle = {
  width: '100%',
  minHeight: TOUCH_SIZE,
  px: 2,
  py: 1,
  display: 'block',
  textAlign: 'left',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 2,
};

/** A ticket as the search lists it. */
export interface FoundTicket {
  code: string;
  status: string;
  buyerName: string;
  orderNumber: string;
}

const findAsStaff = async (text: string) => readFoundTickets(await findTickets(text));

/** The tickets of a search's answer; null when it failed. */
function readFoundTickets(outcome: CallOutcome): FoundTicket[] | null {
  if (!outcome.reached || isNotOk(outcome) || !isRecord(outcome.body) || !Array.isArray(outcome.body.data)) return null;
  return outcome.body.data.flatMap((row: unknown) => {
    if (!isRecord(row)) return [];
    const [code, status, buyerName, orderNumber] = [row.ticket_code, row.status, row.buyer_name, row.order_number];
    const isTicket = typeof code === 'string' && typeof status === 'string';
    return isTicket && typeof buyerName === 'string' && typeof orderNumber === 'string'
      ? [{ code, status, buyerName, orderNumber }]
      : [];
  });
}
