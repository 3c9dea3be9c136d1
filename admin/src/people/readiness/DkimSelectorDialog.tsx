import { DKIM_SELECTOR_PATTERN } from '@festival/contracts';
import { DialogContentText } from '@mui/material';
import { OneFieldDialog } from './OneFieldDialog';
import { readinessCalls } from './readinessCalls';

const WRONG = 'A selector has letters, digits, dots and dashes only.';

/** Asks under which name the mail provider keeps its key in the DNS. */
export function DkimSelectorDialog({ present, onClose }: { present: string | null; onClose: () => void }) {
  return (
    <OneFieldDialog
      title="DKIM selector"
      submitLabel="Save"
      successText="The DKIM selector was saved."
      failureText="The DKIM selector could not be saved."
      field={{ label: 'Selector', maxLength: 63, hint: 'Empty: well-known selectors are tried.', isOptional: true }}
      present={present ?? ''}
      wrongText={(typed) => (typed === '' || DKIM_SELECTOR_PATTERN.test(typed) ? undefined : WRONG)}
      call={(typed) => readinessCalls.setDkimSelector(typed === '' ? null : typed)}
      onClose={onClose}
    >
      <DialogContentText>
        Your mail provider names it under “domain authentication”. Or open a mail that arrived, choose “show original”,
        and read what follows <code>s=</code> in <code>DKIM-Signature</code>.
      </DialogContentText>
    </OneFieldDialog>
  );
}
