import { Button } from '@mui/material';
import { useCreatePath, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { t } from '../../lib/i18n/t';

/** Back to the list without saving; the form asks first when something was changed. */
export function CancelButton() {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  return (
    <Button component={Link} to={createPath({ resource, type: 'list' })} sx={{ mr: 'auto', ml: 1 }}>
      {t('Cancel')}
    </Button>
  );
}
