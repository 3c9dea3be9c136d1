import { DKIM_SELECTOR_PATTERN } from '@festival/contracts';
import { DialogContentText } from '@mui/material';
import { OneFieldDialog } from './OneFieldDialog';
import { readinessCalls } from './readinessCalls';
import { t } from '../../lib/i18n/t';
import { rich } from '../../lib/i18n/rich';

const WRONG = t('A selector has letters, digits, dots and dashes only.');

/** Asks under which name the mail provider keeps its key in the DNS. */
export function DkimSelectorDialog({ present, onClose }: { present: string | null; onClose: () => void }) {
  return (
    <OneFieldDialog
      title={t('DKIM selector')}
      submitLabel={t('Save')}
      successText={t('The DKIM selector was saved.')}
      failureText={t('The DKIM selector could not be saved.')}
      field={{
        label: t('Selector'),
        maxLength: 63,
        hint: t('Empty: well-known selectors are tried.'),
        isOptional: true,
      }}
      present={present ?? ''}
      wrongText={(typed) => (typed === '' || DKIM_SELECTOR_PATTERN.test(typed) ? undefined : WRONG)}
      call={(typed) => readinessCalls.setDkimSelector(typed === '' ? null : typed)}
      onClose={onClose}
    >
      <DialogContentText>
        {rich(
          'Your mail provider names it under “domain authentication”. Or open a mail that arrived, choose “show original”, and read what follows %{code} in %{code2}.',
          { code: <code>s=</code>, code2: <code>DKIM-Signature</code> },
        )}
      </DialogContentText>
    </OneFieldDialog>
  );
}
