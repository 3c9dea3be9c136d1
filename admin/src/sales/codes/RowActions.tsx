import { Box } from '@mui/material';
import { EditButton } from 'react-admin';
import { ConfirmedDeleteButton, type ConfirmedDeleteButtonProps } from '../../shared/forms/ConfirmedDeleteButton';
import { ToggleActiveButton } from './ToggleActiveButton';

interface RowActionsProps {
  toggleFailureText: string;
  deletion: Pick<ConfirmedDeleteButtonProps, 'what' | 'failureText'>;
}

/** What can be done with one code of a list. */
export function RowActions({ toggleFailureText, deletion }: RowActionsProps) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', whiteSpace: 'nowrap' }}>
      <ToggleActiveButton failureText={toggleFailureText} />
      <EditButton />
      <ConfirmedDeleteButton {...deletion} redirect={false} />
    </Box>
  );
}
