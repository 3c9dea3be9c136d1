import { Box } from '@mui/material';
import { useState, type ElementType } from 'react';

const SIZE = { width: 80, height: 45, borderRadius: 0.5, flexShrink: 0 };

interface ThumbnailProps {
  address: string | null;
  /** In its place when there is none or it can't be loaded. */
  icon: ElementType;
}

/** The small picture of a record. */
export function Thumbnail({ address, icon: Icon }: ThumbnailProps) {
  const [broken, setBroken] = useState<string>();
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
      <Icon />
    </Box>
  );
}
