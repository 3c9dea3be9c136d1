import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { StatusPage } from './StatusPage';

/** Shown for an address that no screen has. */
export function NotFoundPage() {
  return (
    <StatusPage title="THE PAGE YOU'RE LOOKING FOR DOES NOT EXIST" text="PLEASE CHECK THE URL">
      <Button component={Link} to="/" variant="contained">
        Back to start
      </Button>
    </StatusPage>
  );
}
