import UploadFileIcon from '@mui/icons-material/UploadFile';
import { type CodeImport, MAX_IMPORTED_CODES } from '@festival/contracts';
import { Alert, Button, DialogContentText, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { focusOnMount } from '../../../../lib/focusOnMount';
import { serverMessage } from '../../../../lib/httpErrors';
import { ActionDialog } from '../../../../shared/dialogs/ActionDialog';
import { codeCalls } from '../../codeCalls';
import type { LinkedCode } from './codeLinks';
import { ImportedRows } from './ImportedRows';
import { t } from '../../../../lib/i18n/t';

interface ImportCodesDialogProps {
  onMade: (codes: readonly LinkedCode[]) => void;
  onClose: () => void;
}

/** A pasted list needs no first line: whoever pastes forty names has none. */
export function asCsv(text: string): string {
  const list = text.trim();
  if (/^\W*(?:name|nama|panitia|code|kode)\b/i.test(list)) return list;
  const separator = [';', '\t', ','].find((each) => list.includes(each));
  return `Name${separator === undefined ? '' : `${separator}Code`}\n${list}`;
}

/** Lines without anything, which a pasted list begins with. */
const blankLinesBefore = (text: string): number => (/^\s*\n/.exec(text)?.[0] ?? '').split('\n').length - 1;

/** A list of names, checked row by row before any code is made. */
export function ImportCodesDialog({ onMade, onClose }: ImportCodesDialogProps) {
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [shown, setShown] = useState<CodeImport | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (make: boolean) => {
      const sent = file ?? new File([asCsv(text)], 'names.csv', { type: 'text/csv' });
      return (await (make ? codeCalls.importNames(sent) : codeCalls.checkNames(sent))).json;
    },
    onSuccess: (result) => {
      if (result.created === 0) return setShown(result);
      notify(t('%{count} codes were made.', { count: result.created }), { type: 'success' });
      onMade(result.rows);
    },
    onError: (failed) => void logoutIfAccessDenied(failed),
  });
  const isHeadAdded = file === null && asCsv(text) !== text.trim();
  /** Of the file, or of the list as it was pasted. */
  const firstLine = (isHeadAdded ? 1 : 2) + (file ? 0 : blankLinesBefore(text));
  const wrong = shown?.rows.filter(({ errors }) => errors.length > 0).length ?? 0;
  const isReady = shown !== null && wrong === 0 && shown.rows.length > 0;
  const change = (typed: string, chosen: File | null) => {
    setText(typed);
    setFile(chosen);
    setShown(null);
  };
  return (
    <ActionDialog
      title={t('Codes from a list')}
      submitLabel={isReady ? t('Make %{count} codes', { count: shown.rows.length }) : t('Check')}
      busy={isPending}
      error={error ? (serverMessage(error) ?? t('The list could not be read')) : undefined}
      maxWidth="sm"
      onSubmit={() => (text.trim() !== '' || file) && mutate(isReady)}
      onClose={onClose}
    >
      <DialogContentText>
        {t('One name a row, at most %{most}. A second column may hold the code; without one it is made of the name.', {
          most: MAX_IMPORTED_CODES,
        })}
      </DialogContentText>
      <TextField
        label={t('Names')}
        inputRef={focusOnMount}
        value={file ? '' : text}
        disabled={file !== null}
        onChange={({ target }) => change(target.value, null)}
        placeholder={'Sari Wulandari\nBudi Santoso'}
        multiline
        minRows={4}
        maxRows={10}
        fullWidth
      />
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        hidden
        aria-label={t('CSV file')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) change('', chosen);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <Button startIcon={<UploadFileIcon />} onClick={() => input.current?.click()} sx={{ alignSelf: 'start' }}>
        {file ? file.name : t('Choose a CSV file')}
      </Button>
      {shown && wrong > 0 && (
        <Alert severity="warning">
          {t('%{wrong} rows are wrong. No code is made until all are right.', { wrong })}
        </Alert>
      )}
      {shown && <ImportedRows rows={shown.rows} firstLine={firstLine} />}
    </ActionDialog>
  );
}
