import DownloadIcon from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import type { FileUrl } from '../../lib/apiTypes';
import { useDownload } from './useDownload';
import { t } from '../../lib/i18n/t';

const number = (count: number): string => count.toLocaleString('id-ID');

/** Saves what the list's present filter leaves, all pages of it, as CSV for a spreadsheet. */
export function ExportButton({ resource }: { resource: 'orders' | 'tickets' }) {
  const { filterValues } = useListContext();
  const filter = new URLSearchParams({ filter: JSON.stringify(filterValues ?? {}) });
  return <FileButton url={`/api/admin/${resource}/export?${filter}`} label={t('Export CSV')} />;
}

/** Saves a table, and tells how far it is. */
export function FileButton({ url, label }: { url: FileUrl; label: string }) {
  const { start, progress } = useDownload(t('The export failed'));
  const busy = progress !== null;
  const of = progress?.total ? t(' of %{total}', { total: number(progress.total) }) : '';
  return (
    <>
      <Button
        size="small"
        startIcon={<DownloadIcon />}
        loading={busy}
        loadingPosition="start"
        onClick={() => start(url)}
      >
        {progress ? t('Exporting %{rows}%{of}', { rows: number(progress.rows), of }) : label}
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
