import { type MediaImage, narrowerAddress, narrowerWidths } from '@festival/contracts';
import DeleteIcon from '@mui/icons-material/Delete';
import { Box, ButtonBase, Card, IconButton, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useDelete, useNotify } from 'react-admin';
import { useFailureNotice } from '../../shared/forms/saving/useSaveFailure';
import { t } from '../../lib/i18n/t';

const WORDS = { unknown: t('The picture could not be deleted.') };

/** The narrowest there is. */
function thumbnailOf({ address, width }: MediaImage): string {
  const [narrowest] = narrowerWidths(width);
  return narrowest === undefined ? address : narrowerAddress(address, narrowest);
}

/** An uploaded picture, to take or to delete; the server keeps those that something still shows. */
export function PictureTile({ image, onChosen }: { image: MediaImage; onChosen: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const [deleteOne, { isPending }] = useDelete<MediaImage>();
  const notify = useNotify();
  const onError = useFailureNotice(WORDS);
  const name = image.name || t('Picture %{id}', { id: image.id });

  const remove = () =>
    void deleteOne(
      'media',
      { id: image.id, previousData: image },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('The picture was deleted.', { type: 'success' }),
        onError,
        onSettled: () => setAsking(false),
      },
    );

  return (
    <Card component="li" variant="outlined" sx={{ minWidth: 0 }}>
      <ButtonBase
        onClick={onChosen}
        aria-label={t('Take %{name}', { name })}
        sx={{ display: 'block', width: '100%', '&:focus-visible': { outline: '3px solid', outlineOffset: -3 } }}
      >
        <Box
          component="img"
          src={thumbnailOf(image)}
          alt=""
          loading="lazy"
          sx={{ display: 'block', width: '100%', height: 100, objectFit: 'contain', bgcolor: 'action.hover' }}
        />
      </ButtonBase>
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" noWrap title={name}>
            {name}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {image.width} × {image.height}
          </Typography>
        </Box>
        <IconButton aria-label={t('Delete %{name}', { name })} onClick={() => setAsking(true)}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={t('Delete %{name}?', { name })}
        content={t('This cannot be undone.')}
        confirmColor="warning"
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
