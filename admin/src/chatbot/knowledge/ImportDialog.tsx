import UploadFileIcon from '@mui/icons-material/UploadFile';
import { MAX_IMPORT_BYTES, type KnowledgeImportResult } from '@festival/contracts';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Alert,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { BannerOutlet, useBanner } from '../calls/Banners';
import { trainingCalls } from '../calls/trainingCalls';
import { FAILURES } from '../calls/trainingTexts';
import { useTrainingAction } from '../calls/useTrainingAction';
import { ScrollBox } from '../../shared/charts/FiguresTable';
import { serverText } from '../../lib/i18n/serverText';
import { t } from '../../lib/i18n/t';
import { rich } from '../../lib/i18n/rich';

const TOO_LARGE = t('The file is larger than %{max_import_bytes} MB. Import it in parts.', {
  max_import_bytes: MAX_IMPORT_BYTES / 1024 / 1024,
});

/** Takes entries over from a CSV file and tells, row by row, what became of them. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState('');
  const { showError, dismiss } = useBanner();
  const { run, data, busy, reset } = useTrainingAction<File, KnowledgeImportResult>({
    call: trainingCalls.import,
    failure: FAILURES.import,
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file, corrected, can be chosen again.
    target.value = '';
    if (!file) return;
    reset();
    dismiss();
    setFileName(file.name);
    if (file.size > MAX_IMPORT_BYTES) showError(TOO_LARGE);
    else run(file);
  };
  const close = () => {
    dismiss();
    onClose();
  };
  return (
    <Dialog open onClose={busy ? undefined : close} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{t('Import knowledge')}</DialogTitle>
      <DialogContent aria-live="polite" aria-busy={busy}>
        <DialogContentText sx={{ mb: 2 }}>
          {t('A CSV file with the columns category, question_en and answer_en, best one that was exported here.')}{' '}
          {t(
            'A row changes the entry with its id, or with its English question and category. Every other row adds one. Nothing is deleted.',
          )}
        </DialogContentText>
        <BannerOutlet over="dialog" />
        {data && <ImportOutcome fileName={fileName} result={data} />}
        <input ref={input} type="file" accept=".csv,text/csv" hidden aria-label={t('CSV file')} onChange={choose} />
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={busy}>
          {data ? t('Done') : t('Cancel')}
        </Button>
        <Button
          variant={data ? 'outlined' : 'contained'}
          startIcon={<UploadFileIcon />}
          loading={busy}
          loadingPosition="start"
          onClick={() => input.current?.click()}
        >
          {data ? t('Choose another file') : t('Choose CSV file')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

export function ImportKnowledgeButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<UploadFileIcon />} onClick={() => setOpen(true)}>
        {t('Import CSV')}
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}

interface ImportOutcomeProps {
  fileName: string;
  result: KnowledgeImportResult;
}

/** The result of an imported file, and every row that was left out. */
function ImportOutcome({ fileName, result: { created, updated, unchanged, errors } }: ImportOutcomeProps) {
  const leftOut = errors.length > 0 ? t(', %{count} left out', { count: errors.length }) : '';
  return (
    <>
      <Alert severity={errors.length > 0 ? 'warning' : 'success'} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {rich('%{strong}: %{created} created, %{updated} updated, %{unchanged} unchanged%{leftOut}.', {
          strong: <strong>{fileName}</strong>,
          created,
          updated,
          unchanged,
          leftOut,
        })}
      </Alert>
      {errors.length > 0 && (
        <ScrollBox label={t('Rows that were left out')}>
          <Table size="small" stickyHeader>
            <TableHead>
              <TableRow>
                <TableCell>{t('Row')}</TableCell>
                <TableCell>{t('What is wrong')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {errors.map(({ row, message }) => (
                <TableRow key={row}>
                  <TableCell component="th" scope="row">
                    {row}
                  </TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{serverText(message)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </ScrollBox>
      )}
    </>
  );
}
