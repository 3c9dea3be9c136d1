import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import type { PictureUpload } from './usePictureUpload';

/** How far an upload is, and what became of those that failed. */
export function UploadProgress({ upload: { progress, problems, cancel } }: { upload: PictureUpload }) {
  return (
    <>
      {progress && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="body2" component="output" noWrap sx={{ display: 'block' }}>
              {progress.share < 1 ? `Uploading ${progress.name}…` : `Preparing ${progress.name}…`}
            </Typography>
            <LinearProgress
              aria-label="Upload"
              variant={progress.share < 1 ? 'determinate' : 'indeterminate'}
              value={progress.share * 100}
            />
          </Box>
          <Button size="small" onClick={cancel}>
            Stop
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
