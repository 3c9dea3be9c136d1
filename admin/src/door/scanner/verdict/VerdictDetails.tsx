import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { SIGN_IN_PATH } from '../bars/AccessNotice';
import { TOUCH_SIZE } from '../scan/scannerTheme';
import type { Verdict } from '../scan/judgeTicket';
import { categoryText, jakartaTime, timeAgo } from '../scan/verdictWords';

const LARGE = 'clamp(1.25rem, min(7vw, 6vh), 3rem)';
const MEDIUM = 'clamp(1rem, min(5vw, 4vh), 1.75rem)';

/** Beneath the word: why, whose ticket, and of a used one when and where it was first used. */
export function VerdictDetails({ verdict, shownAt }: { verdict: Verdict; shownAt: number }) {
  const { kind, ticket, message, hint, code } = verdict;
  return (
    <Box sx={{ textAlign: 'center', maxWidth: 760, minWidth: 0, overflowWrap: 'anywhere' }}>
      {kind !== 'valid' && <Typography sx={{ fontSize: MEDIUM, fontWeight: 700 }}>{message}</Typography>}
      {kind === 'used' && (
        <FirstUse at={ticket?.checked_in_at ?? null} gate={ticket?.checked_in_gate ?? null} now={shownAt} />
      )}
      {ticket && (
        <>
          <Typography sx={{ fontSize: LARGE, fontWeight: 800, lineHeight: 1.15, mt: 1 }}>
            {ticket.buyer_name}
          </Typography>
          <Typography sx={{ fontSize: MEDIUM, fontWeight: 700 }}>
            {categoryText(ticket.category)} · {ticket.ticket_type_header}
          </Typography>
        </>
      )}
      {hint && <Typography sx={{ fontSize: MEDIUM, mt: 1 }}>{hint}</Typography>}
      {verdict.access === 'signed-out' && (
        <Link
          href={SIGN_IN_PATH}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: TOUCH_SIZE,
            color: 'inherit',
            fontSize: MEDIUM,
          }}
        >
          Sign in again
        </Link>
      )}
      <Typography sx={{ fontSize: '1rem', mt: 1 }}>
        {shorten(code)}
        {ticket ? ` · ${ticket.order_number}` : ''}
      </Typography>
    </Box>
  );
}

function FirstUse({ at, gate, now }: { at: string | null; gate: string | null; now: number }) {
  if (at === null && gate === null) return null;
  return (
    <>
      {at !== null && (
        <>
          <Typography sx={{ fontSize: MEDIUM, fontWeight: 700 }}>First used {jakartaTime(at)}</Typography>
          <Typography sx={{ fontSize: LARGE, fontWeight: 800, lineHeight: 1.15 }}>{timeAgo(at, now)}</Typography>
        </>
      )}
      {gate !== null && (
        <Typography sx={{ fontSize: LARGE, fontWeight: 800, lineHeight: 1.15 }}>Gate: {gate}</Typography>
      )}
    </>
  );
}

/** A foreign QR may hold a page of text. */
function shorten(code: string): string {
  return code.length > 40 ? `${code.slice(0, 40)}…` : code;
}
