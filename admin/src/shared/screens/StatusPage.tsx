import { Box, Typography, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TITLE_FONT } from '../brand';
import { Crest } from './Crest';
import { t } from '../../lib/i18n/t';

interface StatusPageProps {
  title: string;
  text: string;
  /** The next step for the reader: a link or a button. */
  children?: ReactNode;
}

/** A page that says in two lines why there is nothing else to see. */
export function StatusPage({ title, text, children }: StatusPageProps) {
  return (
    <Box
      sx={{
        minHeight: '70vh',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        p: 3,
        textAlign: 'center',
      }}
    >
      <Crest size={72} />
      <Typography
        component="h1"
        variant="h4"
        sx={{ fontFamily: TITLE_FONT, fontSize: { xs: '1.5rem', sm: '2.125rem' } }}
      >
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      {children}
    </Box>
  );
}

/** Shown when the signed-in role has no right to a screen. */
export function AccessDeniedPage() {
  return (
    <StatusPage title={t('ACCESS DENIED')} text={t('YOU DO NOT HAVE PERMISSION TO VIEW THIS PAGE')}>
      <Button component={Link} to="/" variant="contained">
        {t('Back to start')}
      </Button>
    </StatusPage>
  );
}

/** Shown for an address that no screen has. */
export function NotFoundPage() {
  return (
    <StatusPage title={t("THE PAGE YOU'RE LOOKING FOR DOES NOT EXIST")} text={t('PLEASE CHECK THE URL')}>
      <Button component={Link} to="/" variant="contained">
        {t('Back to start')}
      </Button>
    </StatusPage>
  );
}

/** Shown when the server failed or a screen broke; reloading the page starts over. */
export function ServerErrorPage() {
  return (
    <StatusPage title={t('SOMETHING WENT WRONG ON OUR END')} text={t('PLEASE TRY AGAIN LATER')}>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('Reload page')}
      </Button>
    </StatusPage>
  );
}

/** The only thing on the page, without menu and app bar. */
export function FullPage({ children }: { children: ReactNode }) {
  return <Box component="main">{children}</Box>;
}
