import PhotoLibraryIcon from '@mui/icons-material/PhotoLibrary';
import UploadIcon from '@mui/icons-material/Upload';
import { Box, Button, Typography, Alert, LinearProgress } from '@mui/material';
import { useRef, useState, type DragEvent } from 'react';
import { ACCEPTED } from './pictureFile';
import { PicturePicker } from './PicturePicker';
import { usePictureUpload, type PictureUpload } from './usePictureUpload';
import { t } from '../../lib/i18n/t';

interface PictureSourceProps {
  /** The picture's use; part of the buttons' names for screen readers. */
  label: string;
  /** Whether several files may be chosen at once. */
  multiple?: boolean;
  onChosen: (address: string) => void;
}

/** Where a picture comes from: a file, chosen or dropped here, or one that was uploaded before. */
export function PictureSource({ label, multiple = false, onChosen }: PictureSourceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const upload = usePictureUpload(onChosen);
  const busy = upload.progress !== null;
  const take = (files: FileList | null) => upload.start(Array.from(files ?? []).slice(0, multiple ? undefined : 1));

  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <Box
      component="fieldset"
      aria-label={t('%{label}: upload', { label })}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        m: 0,
        minWidth: 0,
        p: 1,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: isOver ? 'action.hover' : undefined,
      }}
    >
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        multiple={multiple}
        hidden
        aria-label={t('%{label}: file', { label })}
        onChange={({ target }) => {
          take(target.files);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          startIcon={<UploadIcon />}
          disabled={busy}
          onClick={() => input.current?.click()}
        >
          {multiple ? t('Upload files') : t('Upload a file')}
        </Button>
        <Button size="small" startIcon={<PhotoLibraryIcon />} disabled={busy} onClick={() => setPicking(true)}>
          {t('Choose an uploaded one')}
        </Button>
        <Typography variant="caption" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>
          {t('or drop %{multiple} here', { multiple: multiple ? t('files') : t('a file') })}
        </Typography>
      </Box>
      <UploadProgress upload={upload} />
      {isPicking && (
        <PicturePicker
          onClose={() => setPicking(false)}
          onChosen={(address) => {
            setPicking(false);
            onChosen(address);
          }}
        />
      )}
    </Box>
  );
}

/** How far an upload is, and what became of those that failed. */
function UploadProgress({ upload: { progress, problems, cancel } }: { upload: PictureUpload }) {
  return (
    <>
      {progress && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2" component="output" noWrap sx={{ display: 'block' }}>
              {progress.share < 1
                ? t('Uploading %{name}…', { name: progress.name })
                : t('Preparing %{name}…', { name: progress.name })}
            </Typography>
            <LinearProgress
              aria-label={t('Upload')}
              variant={progress.share < 1 ? 'determinate' : 'indeterminate'}
              value={progress.share * 100}
            />
          </Box>
          <Button size="small" onClick={cancel}>
            {t('Stop')}
          </Button>
        </Box>
      )}
      {problems.map((problem) => (
        <Alert key={problem} severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      ))}
    </>
  );
}
