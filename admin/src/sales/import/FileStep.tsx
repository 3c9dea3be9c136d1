import UploadFileIcon from '@mui/icons-material/UploadFile';
import { IMPORT_MAX_ROWS, type ImportPreview } from '@festival/contracts';
import { Box, Button, Typography } from '@mui/material';
import { useRef } from 'react';
import { t } from '../../lib/i18n/t';
import { rich } from '../../lib/i18n/rich';

const SEPARATOR_NAMES: Readonly<Record<ImportPreview['separator'], string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
};

interface FileStepProps {
  file: File | null;
  preview: ImportPreview | null;
  busy: boolean;
  onChoose: (file: File) => void;
}

/** The form's answers as CSV; says what was found in them. */
export function FileStep({ file, preview, busy, onChoose }: FileStepProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box>
      <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>
        {t(
          "Orders that were placed by Google Form before web sales: download the form's answers as CSV and choose the file here: at most %{import_max_rows} rows. Rows that were imported before are recognised by their reference and not imported again.",
          { import_max_rows: IMPORT_MAX_ROWS.toLocaleString('id-ID') },
        )}
      </Typography>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        hidden
        aria-label={t('CSV file')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onChoose(chosen);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <Button
        variant={file ? 'outlined' : 'contained'}
        startIcon={<UploadFileIcon />}
        disabled={busy}
        onClick={() => input.current?.click()}
      >
        {file ? t('Choose another file') : t('Choose CSV file')}
      </Button>
      {file && preview && (
        <Typography component="output" sx={{ display: 'block', mt: 1.5 }}>
          {rich('%{strong}: %{rows} rows, %{count} columns, separated by %{separator_names}, %{encoding}', {
            strong: <strong>{file.name}</strong>,
            rows: preview.rows.toLocaleString('id-ID'),
            count: preview.columns.length,
            separator_names: SEPARATOR_NAMES[preview.separator],
            encoding: preview.encoding,
          })}
        </Typography>
      )}
    </Box>
  );
}
