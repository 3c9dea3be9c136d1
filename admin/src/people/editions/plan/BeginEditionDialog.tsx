import type { EditionPlan, EditionRequest } from '@festival/contracts';
import { DialogContentText } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { ProofDialog } from '../../../shared/dialogs/ProofDialog';
import { useConfirmedWord, WordField } from '../../../shared/dialogs/WordField';
import { EDITIONS_KEY, editionCalls } from '../editionCalls';
import { t } from '../../../lib/i18n/t';

interface BeginEditionDialogProps {
  request: EditionRequest;
  plan: EditionPlan;
  onClose: () => void;
}

/** The last question: the edition's name is typed, and the password. */
export function BeginEditionDialog({ request, plan: { ends, begins, figures }, onClose }: BeginEditionDialogProps) {
  const word = useConfirmedWord(ends);
  const queryClient = useQueryClient();
  const orders =
    figures.orders === 1
      ? t('its order')
      : t('its %{orders} orders', { orders: figures.orders.toLocaleString('id-ID') });
  return (
    <ProofDialog
      title={t('Close %{ends}?', { ends })}
      submitLabel={t('Close %{ends}', { ends })}
      isDangerous
      successText={t('Edition %{begins} is being made.', { begins })}
      failureText={t('The new edition could not be begun')}
      check={word.check}
      call={async (proof) => {
        const data = await editionCalls.begin({ ...request, ...proof, confirm: ends });
        queryClient.setQueryData(EDITIONS_KEY, data);
      }}
      onClose={onClose}
    >
      {() => (
        <>
          <DialogContentText>
            {t(
              '%{ends} and %{orders} are removed for good: tickets, buyers, mails, scans and the audit log. Only the backup has them then. Everybody else is signed out. It can’t be stopped once it has begun.',
              { ends, orders },
            )}
          </DialogContentText>
          <WordField label={t('Type %{ends}', { ends })} word={word} isFirst />
        </>
      )}
    </ProofDialog>
  );
}
