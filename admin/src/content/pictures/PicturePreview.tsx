import { isSafeImage } from '@festival/contracts';
import BrokenImageIcon from '@mui/icons-material/BrokenImage';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { t } from '../../lib/i18n/t';

const HEIGHT = 120;

/** The picture at an address; nothing while it is none, a text when it can't be loaded. */
export function PicturePreview({ address, alt }: { address: string; alt: string }) {
  const [broken, setBroken] = useState<string>();
  if (!address || !isSafeImage(address)) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        height: HEIGHT,
        width: 'fit-content',
        minWidth: HEIGHT,
        maxWidth: '100%',
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'action.hover',
      }}
    >
      {broken === address ? (
        <Typography component="output" variant="body2" sx={{ px: 2, color: 'text.secondary', textAlign: 'center' }}>
          <BrokenImageIcon sx={{ display: 'block', mx: 'auto' }} />
          {t('No picture could be loaded from there: the site shows its own')}
        </Typography>
      ) : (
        <Box
          component="img"
          src={address}
          alt={alt}
          referrerPolicy="no-referrer"
          onError={() => setBroken(address)}
          sx={{ display: 'block', height: HEIGHT, maxWidth: '100%', objectFit: 'contain' }}
        />
      )}
    </Box>
  );
}
