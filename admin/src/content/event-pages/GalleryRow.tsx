import { type Direction, DIRECTIONS } from '@festival/contracts';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/Delete';
import ImageIcon from '@mui/icons-material/Image';
import { Box, Card, IconButton, Typography } from '@mui/material';
import { Thumbnail } from '../pictures/Thumbnail';
import { t } from '../../lib/i18n/t';

const ICONS = { up: ArrowUpwardIcon, down: ArrowDownwardIcon };

interface GalleryRowProps {
  address: string;
  /** From 0. */
  place: number;
  isLast: boolean;
  onMove: (direction: Direction) => void;
  onRemove: () => void;
}

/** One picture of the gallery. */
export function GalleryRow({ address, place, isLast, onMove, onRemove }: GalleryRowProps) {
  const atEnd = { up: place === 0, down: isLast };
  const name = t('picture %{place}', { place: place + 1 });
  return (
    <Card component="li" variant="outlined" sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 0.5, minWidth: 0 }}>
      <Thumbnail address={address} icon={ImageIcon} />
      <Typography variant="body2" noWrap title={address} sx={{ flex: 1, minWidth: 0 }}>
        {address}
      </Typography>
      <Box sx={{ display: 'flex', flexShrink: 0 }}>
        {DIRECTIONS.map((direction) => {
          const Icon = ICONS[direction];
          return (
            <IconButton
              key={direction}
              aria-label={t(direction === 'up' ? 'Move %{name} up' : 'Move %{name} down', { name })}
              aria-disabled={atEnd[direction]}
              onClick={() => onMove(direction)}
              sx={{ width: 36, height: 36, '&[aria-disabled="true"]': { color: 'action.disabled' } }}
            >
              <Icon fontSize="small" />
            </IconButton>
          );
        })}
        <IconButton aria-label={t('Remove %{name}', { name })} onClick={onRemove} sx={{ width: 36, height: 36 }}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
    </Card>
  );
}
