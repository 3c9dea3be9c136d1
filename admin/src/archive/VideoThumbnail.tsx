import type { AdminArchiveVideo } from '@festival/contracts';
import PlayCircleIcon from '@mui/icons-material/PlayCircle';
import { Box } from '@mui/material';
import { useState } from 'react';

const SIZE = { width: 80, height: 45, borderRadius: 0.5, flexShrink: 0 };

/** The thumbnail that an editor gave, else a sign in its place: nothing is asked of the video platform. */
export function VideoThumbnail({ video }: { video: AdminArchiveVideo }) {
  const [broken, setBroken] = useState<string>();
  const address = video.thumbnail_url;
  if (address && address !== broken)
    return (
      <Box
        component="img"
        src={address}
        alt=""
        loading="lazy"
        referrerPolicy="no-referrer"
        onError={() => setBroken(address)}
        sx={{ ...SIZE, display: 'block', objectFit: 'cover' }}
      />
    );
  return (
    <Box sx={{ ...SIZE, display: 'grid', placeItems: 'center', bgcolor: 'action.hover', color: 'text.secondary' }}>
      <PlayCircleIcon />
    </Box>
  );
}
