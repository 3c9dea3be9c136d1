import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { TITLE_FONT } from '../brand';
import { Crest } from './Crest';

interface StatusPageProps {
  title: string;
  text: string;
  /** What the reader can do next: a link or a button. */
  children?: ReactNode;
}

/** A page that says in two lines why there is nothing else to see (public-site specification, "Error pages"). */
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
