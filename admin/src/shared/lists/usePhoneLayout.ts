import { useMediaQuery, type Theme } from '@mui/material';

/** Whether the screen is too narrow for a table: lists then show one row of text for each record. */
export function usePhoneLayout(): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
}
