import type { MediaImage } from '@festival/contracts';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  TextField,
  Pagination,
} from '@mui/material';
import { useId, useState } from 'react';
import { useDebouncedEvent, useGetList } from 'react-admin';
import { failureText } from '../../shared/forms/saving/failureText';
import { EmptyState } from '../../shared/lists/EmptyState';
import { usePhoneLayout } from '../../shared/lists/usePhoneLayout';
import { PictureTile } from './PictureTile';
import { t } from '../../lib/i18n/t';

const PER_PAGE = 12;
const TYPING_MS = 300;
const TILES = { display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))' };
const skeletons = Array.from({ length: PER_PAGE }, (_, place) => (
  <Skeleton key={place} variant="rounded" sx={{ height: 150 }} />
));

interface PicturePickerProps {
  onChosen: (address: string) => void;
  onClose: () => void;
}

/** The pictures that were uploaded, newest first: one to take, or to delete. */
export function PicturePicker({ onChosen, onClose }: PicturePickerProps) {
  const titleId = useId();
  const isPhone = usePhoneLayout();
  const [page, setPage] = useState(1);
  const [text, setText] = useState('');
  const search = useDebouncedEvent((typed: string) => {
    setText(typed.trim());
    setPage(1);
  }, TYPING_MS);
  const { data, total, error, isPending, isPlaceholderData, refetch } = useGetList<MediaImage>(
    'media',
    {
      pagination: { page, perPage: PER_PAGE },
      sort: { field: 'created_at', order: 'DESC' },
      filter: text ? { q: text } : {},
    },
    { placeholderData: (before) => before, onError: () => undefined },
  );

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md" fullScreen={isPhone}>
      <DialogTitle id={titleId}>{t('Uploaded pictures')}</DialogTitle>
      <DialogContent sx={{ minHeight: 320 }}>
        <TextField
          type="search"
          label={t('Search by file name')}
          size="small"
          fullWidth
          sx={{ mt: 1, mb: 2 }}
          onChange={({ target }) => search(target.value)}
        />
        {error && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={() => void refetch()}>
                {t('Retry')}
              </Button>
            }
          >
            {failureText(error, { prefix: t('The pictures could not be loaded: '), unknown: t('Unknown error') })}
          </Alert>
        )}
        {isPending && <Box sx={TILES}>{skeletons}</Box>}
        {data?.length === 0 && (
          <EmptyState
            title={text ? t('No picture has such a name') : t('No pictures yet')}
            hint={text ? undefined : t('Each one that you upload is kept here for other places.')}
          />
        )}
        <Box component="ul" sx={{ ...TILES, m: 0, p: 0, listStyle: 'none', opacity: isPlaceholderData ? 0.6 : 1 }}>
          {data?.map((image) => (
            <PictureTile key={image.id} image={image} onChosen={() => onChosen(image.address)} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <PickerPages page={page} perPage={PER_PAGE} total={total ?? 0} onChange={setPage} />
        <Button onClick={onClose}>{t('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface PickerPagesProps {
  page: number;
  perPage: number;
  total: number;
  onChange: (page: number) => void;
}

/** Leads through the pages; nothing while there is but one. */
function PickerPages({ page, perPage, total, onChange }: PickerPagesProps) {
  const count = Math.ceil(total / perPage);
  if (count < 2) return null;
  return (
    <Pagination
      size="small"
      siblingCount={0}
      count={count}
      page={page}
      onChange={(_event, chosen) => onChange(chosen)}
      sx={{ mr: 'auto' }}
    />
  );
}
