import type { EditionPlan, EditionRequest } from '@festival/contracts';
import { DialogContentText } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { ProofDialog } from '../../../shared/dialogs/ProofDialog';
import { useConfirmedWord, WordField } from '../../../shared/dialogs/WordField';
import { EDITIONS_KEY, editionCalls } from '../editionCalls';

interface BeginEditionDialogProps {
  request: EditionRequest;
  plan: EditionPlan;
  onClose: () => void;
}

/** The last question: the edition's name is typed, and the password. */
export function BeginEditionDialog({ request, plan: { ends, begins, figures }, onClose }: BeginEditionDialogProps) {
  const word = useConfirmedWord(ends);
  const queryClient = useQueryClient();
  const orders = figures.orders === 1 ? 'its order' : `its ${figures.orders.toLocaleString('id-ID')} orders`;
  return (
    <ProofDialog
      title={`Close ${ends}?`}
      submitLabel={`Close ${ends}`}
      isDangerous
      successText={`Edition ${begins} is being made.`}
      failureText="The new edition could not be begun"
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
            {ends} and {orders} are removed for good: tickets, buyers, mails, scans and the audit log. Only the backup
            has them then. Everybody else is signed out. It can’t be stopped once it has begun.
          </DialogContentText>
          <WordField label={`Type ${ends}`} word={word} isFirst />
        </>
      )}
    </ProofDialog>
  );
}
