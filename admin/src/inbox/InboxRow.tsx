import { Box, Link, Typography } from '@mui/material';
import { useContext, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatJakarta } from '../lib/jakartaTime';
import { ageOf } from './age';
import { AGE_TEXTS } from './inboxTexts';
import { InboxTime } from './inboxTime';

interface InboxRowProps {
  /** Names the row for who doesn't see it. */
  name: string;
  /** Where the very case is. */
  to: string;
  /** The text of the link. */
  link: ReactNode;
  /** Beside the link, in the same line. */
  beside?: ReactNode;
  /** Why it waits. */
  children?: ReactNode;
  /** Null when nobody knows. */
  since: string | null;
  actions?: ReactNode;
}

/** One matter: the words, the way to it, how long it has waited, and what can be done at once. */
export function InboxRow({ name, to, link, beside, children, since, actions }: InboxRowProps) {
  return (
    <Box
      component="li"
      aria-label={name}
      sx={{
        px: 2,
        py: 1.25,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 1,
        alignItems: 'center',
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" component="div">
          <Link component={RouterLink} to={to} underline="always" sx={{ fontWeight: 600 }}>
            {link}
          </Link>
          {beside && <> · {beside}</>}
        </Typography>
        {children && (
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
            {children}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, ml: { sm: 'auto' } }}>
        {since && (
          <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            <AgeText since={since} />
          </Typography>
        )}
        {actions}
      </Box>
    </Box>
  );
}

/** How long it has waited; the moment is its title. */
export function AgeText({ since }: { since: string }) {
  const t = useTranslate();
  const { unit, count } = ageOf(since, useContext(InboxTime));
  return (
    <time dateTime={since} title={formatJakarta(since)}>
      {t(AGE_TEXTS[unit], { count })}
    </time>
  );
}
