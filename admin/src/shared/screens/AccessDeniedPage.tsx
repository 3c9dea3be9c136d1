import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { StatusPage } from './StatusPage';

/** Shown when the signed-in role has no right to a screen. */
export function AccessDeniedPage() {
  return (
    <StatusPage title="ACCESS DENIED" text="YOU DO NOT HAVE PERMISSION TO VIEW THIS PAGE">
      <Button component={Link} to="/" variant="contained">
        Back to start
      </Button>
    </StatusPage>
  );
}
