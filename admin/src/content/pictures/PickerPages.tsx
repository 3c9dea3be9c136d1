import { Pagination } from '@mui/material';

interface PickerPagesProps {
  page: number;
  perPage: number;
  total: number;
  onChange: (page: number) => void;
}

/** Leads through the pages; nothing while there is but one. */
export function PickerPages({ page, perPage, total, onChange }: PickerPagesProps) {
  const count = Math.ceil(total / perPage);
  if (count < 2) return null;
  return (
    <Pagination
      size="small"
      siblingCount={0}
      count={count}
      page={page}
      onChange={(_event, chosen) => onChange(chosen)}
      sx={{ mr: 'auto' }}
    />
  );
}
