import { Box, Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Crest } from '../../shared/screens/Crest';
import { showIn } from '../../lib/i18n/language';
import { LanguageMenu } from '../account/LanguageMenu';
import { TITLE_FONT } from '../../shared/brand';

interface SignedOutCardProps {
  title: string;
  subtitle: string;
  children: ReactNode;
}

/** One card on the night ground: what is to be done without a session. */
export function SignedOutCard({ title, subtitle, children }: SignedOutCardProps) {
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100vh',
        display: 'grid',
        placeItems: 'center',
        p: 2,
        background: 'radial-gradient(120% 90% at 50% 0%, #0e4280 0%, #0b1f45 60%)',
      }}
    >
      <Card sx={{ width: '100%', maxWidth: 400, borderTop: 4, borderColor: 'secondary.main' }}>
        <CardContent sx={{ p: { xs: 3, sm: 4 }, position: 'relative' }}>
          <Box sx={{ position: 'absolute', top: 8, right: 8, color: 'text.secondary' }}>
            <LanguageMenu onChoose={showIn} />
          </Box>
          <Box sx={{ textAlign: 'center', mb: 3 }}>
            <Crest size={72} />
            <Typography component="h1" variant="h5" sx={{ fontFamily: TITLE_FONT, fontWeight: 700, mt: 1 }}>
              {title}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {subtitle}
            </Typography>
          </Box>
          {children}
        </CardContent>
      </Card>
    </Box>
  );
}
