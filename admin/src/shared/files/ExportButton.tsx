import DownloadIcon from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { useDownload } from './useDownload';
import { t } from '../../lib/i18n/t';

const number = (count: number): string => count.toLocaleString('id-ID');

/** Saves what the list's present filter leaves, all pages of it, as CSV for a spreadsheet. */
export function ExportButton({ resource }: { resource: 'orders' | 'tickets' }) {
  const { filterValues } = useListContext();
  const { start, progress } = useDownload(t('The export failed'));
  const filter = new URLSearchParams({ filter: JSON.stringify(filterValues ?? {}) });
  const busy = progress !== null;
  const of = progress?.total ? t(' of %{total}', { total: number(progress.total) }) : '';
  return (
    <>
      <Button
        size="small"
        startIcon={<DownloadIcon />}
        loading={busy}
        loadingPosition="start"
        onClick={() => start(`/api/admin/${resource}/export?${filter}`)}
      >
        {progress ? t('Exporting %{rows}%{of}', { rows: number(progress.rows), of }) : t('Export CSV')}
      </Button>
      <output style={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden' }}>
        {busy ? t('The export is being made') : ''}
      </output>
    </>
  );
}

/** For the orders screen. */
export function OrdersExportButton() {
  return <ExportButton resource="orders" />;
}
