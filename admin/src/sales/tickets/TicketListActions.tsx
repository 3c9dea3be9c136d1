import RestartAltIcon from '@mui/icons-material/RestartAlt';
import { Button } from '@mui/material';
import { useState } from 'react';
import { TopToolbar } from 'react-admin';
import { ExportButton } from '../../shared/files/ExportButton';
import { ClearFiltersButton } from './ClearFiltersButton';
import { DoorListButton } from './DoorListButton';
import { ResetAllDialog } from './ResetAllDialog';

/** What can be done with the whole list. */
export function TicketListActions() {
  const [isResetting, setIsResetting] = useState(false);
  return (
    <TopToolbar sx={{ flexWrap: { xs: 'wrap', md: 'nowrap' }, '& > button': { whiteSpace: 'nowrap', flexShrink: 0 } }}>
      <ClearFiltersButton />
      <ExportButton resource="tickets" />
      <DoorListButton />
      <Button size="small" color="error" startIcon={<RestartAltIcon />} onClick={() => setIsResetting(true)}>
        Reset all to valid
      </Button>
      {isResetting && <ResetAllDialog onClose={() => setIsResetting(false)} />}
    </TopToolbar>
  );
}
