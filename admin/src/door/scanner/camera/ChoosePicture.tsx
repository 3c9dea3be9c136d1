import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import PhotoLibrary from '@mui/icons-material/PhotoLibrary';
import { readPicture } from './reading/readPicture';
import type { ReadRefusal } from '../scan/scanMachine';
import { GLASS } from '../scan/scannerTheme';

export interface PictureWords {
  picture: string;
  noCode: string;
  refusals: Readonly<Record<ReadRefusal, string>>;
}

interface ChoosePictureProps {
  words: PictureWords;
  onRead: (text: string) => ReadRefusal | null;
}

/** Reads the code of a picture on the phone, such as a screenshot of a ticket: works without a camera. */
export function ChoosePicture({ words, onRead }: ChoosePictureProps) {
  const file = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (picture: File) => {
    setBusy(true);
    setProblem(null);
    const text = await readPicture(picture).finally(() => setBusy(false));
    const because = text === null ? null : onRead(text);
    if (text === null) setProblem(words.noCode);
    else if (because !== null) setProblem(words.refusals[because]);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<PhotoLibrary />}
        loading={busy}
        loadingPosition="start"
        onClick={() => file.current?.click()}
        sx={{ pointerEvents: 'auto', bgcolor: GLASS }}
      >
        {words.picture}
      </Button>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          const [picture] = target.files ?? [];
          // The same picture may be chosen again.
          target.value = '';
          if (picture) void read(picture);
        }}
      />
      {problem && <Typography sx={{ bgcolor: GLASS, borderRadius: 2, px: 2, py: 1 }}>{problem}</Typography>}
    </>
  );
}
