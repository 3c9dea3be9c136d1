import { IMPORT_FIELD_LABELS, IMPORT_TEXTS, type ImportResult } from '@festival/contracts';
import { Alert, Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { RowErrors } from './RowErrors';

const FORM_ORDERS = `/orders?filter=${encodeURIComponent(JSON.stringify({ source: 'google_form' }))}`;

/** What came of it, and the way to the orders. */
export function ResultStep({ result }: { result: ImportResult }) {
  const { known, failed } = result;
  return (
    <Box>
      <Alert
        severity={failed.length > 0 ? 'warning' : 'success'}
        action={
          <Button color="inherit" size="small" component={Link} to={FORM_ORDERS}>
            Show orders
          </Button>
        }
      >
        {IMPORT_TEXTS.done(result)}
        {known > 0 && ` Imported by somebody else meanwhile: ${known}.`}
        {failed.length > 0 && ` Not imported: ${failed.length}.`}
      </Alert>
      {failed.length > 0 && <RowErrors errors={failed} labels={IMPORT_FIELD_LABELS} />}
    </Box>
  );
}
