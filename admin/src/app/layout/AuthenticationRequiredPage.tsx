import { Button } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { StatusPage } from '../../shared/screens/StatusPage';

/** Shown without a session on any screen but the sign-in, which then leads back here. */
export function AuthenticationRequiredPage() {
  const { pathname, search } = useLocation();
  return (
    <StatusPage title="AUTHENTICATION REQUIRED" text="PLEASE LOGIN TO CONTINUE">
      <Button component={Link} to="/login" state={{ nextPathname: pathname, nextSearch: search }} variant="contained">
        Sign in
      </Button>
    </StatusPage>
  );
}
