import DownloadIcon from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useDownload } from '../../shared/files/useDownload';
import { KNOWLEDGE_EXPORT } from '../calls/trainingCalls';

/** Saves every entry as CSV; the file can be changed and imported again. */
export function ExportKnowledgeButton() {
  const { start, progress } = useDownload('The export failed');
  return (
    <Button
      startIcon={<DownloadIcon />}
      loading={progress !== null}
      loadingPosition="start"
      onClick={() => start(KNOWLEDGE_EXPORT)}
    >
      Export CSV
    </Button>
  );
}
