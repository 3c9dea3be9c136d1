import { Button } from '@mui/material';
import { StatusPage } from './StatusPage';

/** Shown when the server failed or a screen broke; loading the page anew starts over. */
export function ServerErrorPage() {
  return (
    <StatusPage title="SOMETHING WENT WRONG ON OUR END" text="PLEASE TRY AGAIN LATER">
      <Button variant="contained" onClick={() => window.location.reload()}>
        Reload page
      </Button>
    </StatusPage>
  );
}
