import type { AdminLoginRequest } from '@festival/contracts';
import { Box, Card, CardContent, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useLogin, useNotificationContext } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Crest } from '../layout/Crest';
import { TITLE_FONT } from '../theme';
import { SignInForm } from './SignInForm';

const SESSION_ENDED_TEXT = 'Your session has ended. Please sign in again.';

/** The sign-in, titled as the festival's Admin Portal (back-office specification, section 2). */
export function SignInPage() {
  const login = useLogin();
  const queryClient = useQueryClient();
  const { resetNotifications } = useNotificationContext();
  const [search] = useSearchParams();

  const signIn = (values: AdminLoginRequest) => {
    // What an earlier session on this browser was allowed to see, or was told, is not this one's.
    queryClient.clear();
    resetNotifications();
    return login(values);
  };

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
        <CardContent sx={{ p: { xs: 3, sm: 4 } }}>
          <Box sx={{ textAlign: 'center', mb: 3 }}>
            <Crest size={72} />
            <Typography component="h1" variant="h5" sx={{ fontFamily: TITLE_FONT, fontWeight: 700, mt: 1 }}>
              Festival Admin Portal
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              For committee members only
            </Typography>
          </Box>
          <SignInForm
            notice={search.has('expired') ? SESSION_ENDED_TEXT : undefined}
            signIn={signIn}
            reload={() => window.location.reload()}
          />
        </CardContent>
      </Card>
    </Box>
  );
}
