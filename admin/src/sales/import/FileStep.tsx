import UploadFileIcon from '@mui/icons-material/UploadFile';
import { IMPORT_MAX_ROWS, type ImportPreview } from '@festival/contracts';
import { Box, Button, Typography } from '@mui/material';
import { useRef } from 'react';

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
        Orders that were placed by Google Form before web sales: download the form&apos;s answers as CSV and choose the
        file here: at most {IMPORT_MAX_ROWS.toLocaleString('id-ID')} rows. Rows that were imported before are recognised
        by their reference and not imported again.
      </Typography>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        hidden
        aria-label="CSV file"
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
        {file ? 'Choose another file' : 'Choose CSV file'}
      </Button>
      {file && preview && (
        <Typography component="output" sx={{ display: 'block', mt: 1.5 }}>
          <strong>{file.name}</strong>: {preview.rows.toLocaleString('id-ID')} rows, {preview.columns.length} columns,
          separated by {SEPARATOR_NAMES[preview.separator]}, {preview.encoding}
        </Typography>
      )}
    </Box>
  );
}
