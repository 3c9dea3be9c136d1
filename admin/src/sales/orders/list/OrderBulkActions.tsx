import DownloadIcon from '@mui/icons-material/Download';
import SendIcon from '@mui/icons-material/Send';
import { Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { BulkAction } from '../../../shared/lists/BulkAction';
import { useDownload } from '../../../shared/files/useDownload';
import { orderCalls } from '../orderCalls';

/** What may be done with several orders at once: nothing of it moves money or changes an order. */
export function OrderBulkActions() {
  const t = useTranslate();
  return (
    <>
      <BulkAction
        label={t('Resend e-tickets')}
        icon={<SendIcon />}
        question={t('Send the e-tickets of the chosen orders again?')}
        content={t('Tickets and receipt go to each buyer once more. Orders that are not paid are refused.')}
        call={orderCalls.resendOf}
      />
      <ExportChosen />
    </>
  );
}

function ExportChosen() {
  const t = useTranslate();
  const { selectedIds } = useListContext();
  const { start, progress } = useDownload(t('The export failed'));
  const filter = new URLSearchParams({ filter: JSON.stringify({ id: selectedIds }) });
  return (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      loading={progress !== null}
      loadingPosition="start"
      onClick={() => start(`/api/admin/orders/export?${filter}`)}
    >
      {t('Export the chosen')}
    </Button>
  );
}
