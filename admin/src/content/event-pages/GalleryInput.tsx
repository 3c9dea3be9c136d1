import { Box, Button, FormHelperText, TextField, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useInput } from 'react-admin';
import type { Direction } from '@festival/contracts';
import { imageAddress, LONGEST_ADDRESS } from '../../shared/forms/inputRules';
import { IMAGE_ADVICE } from '../pictures/ImageAddressInput';
import { PictureSource } from '../pictures/PictureSource';
import { GalleryRow } from './GalleryRow';
import { t } from '../../lib/i18n/t';

const LABEL = t('Gallery');
const MOST_PICTURES = 50;
const notAddress = imageAddress(t('The picture'));

/** The gallery's pictures: each pasted or uploaded, in their order. */
export function GalleryInput() {
  const { field, fieldState } = useInput<string[]>({ source: 'unveiling_images', defaultValue: [] });
  const addresses: string[] = field.value ?? [];
  // Several uploads end one after the other while this one drawing is shown.
  const latest = useRef(addresses);
  useEffect(() => {
    latest.current = addresses;
  });
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const isFull = addresses.length >= MOST_PICTURES;

  const change = (next: string[]) => {
    latest.current = next;
    field.onChange(next);
  };
  const add = (address: string) => {
    if (latest.current.length < MOST_PICTURES) change([...latest.current, address]);
  };
  const addTyped = () => {
    const address = typed.trim();
    const found = address ? notAddress(address) : t('Type the picture’s URL first');
    setProblem(found);
    if (found) return;
    add(address);
    setTyped('');
  };

  return (
    <Box component="section" aria-label={LABEL} sx={{ width: '100%', minWidth: 0, mb: 2, display: 'grid', gap: 1 }}>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {LABEL}
      </Typography>
      {addresses.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('No pictures yet')}</Typography>}
      <Box component="ol" sx={{ m: 0, p: 0, display: 'grid', gap: 1, listStyle: 'none' }}>
        {addresses.map((address, place) => (
          <GalleryRow
            key={`${address} ${addresses.slice(0, place).filter((each) => each === address).length}`}
            address={address}
            place={place}
            isLast={place === addresses.length - 1}
            onMove={(direction) => change(moved(addresses, place, direction))}
            onRemove={() => change(without(addresses, place))}
          />
        ))}
      </Box>
      {fieldState.error?.message && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      {isFull ? (
        <Typography sx={{ color: 'text.secondary' }}>
          {t('There may be at most %{most_pictures} pictures.', { most_pictures: MOST_PICTURES })}
        </Typography>
      ) : (
        <>
          <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
            <TextField
              fullWidth
              label={t('Picture URL')}
              value={typed}
              error={Boolean(problem)}
              helperText={problem ?? IMAGE_ADVICE}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // Enter adds the picture; the whole form isn't saved yet.
                event.preventDefault();
                addTyped();
              }}
              slotProps={{ htmlInput: { inputMode: 'url', maxLength: LONGEST_ADDRESS, spellCheck: false } }}
              sx={{ m: 0 }}
            />
            <Button variant="outlined" onClick={addTyped} sx={{ minHeight: 48 }}>
              {t('Add')}
            </Button>
          </Box>
          <PictureSource label={LABEL} multiple onChosen={add} />
        </>
      )}
    </Box>
  );
}

/** The gallery's pictures with one in its neighbour's place; the first can't go up nor the last down. */
export function moved(addresses: readonly string[], place: number, direction: Direction): string[] {
  const to = direction === 'up' ? place - 1 : place + 1;
  const [picture, neighbour] = [addresses[place], addresses[to]];
  if (picture === undefined || neighbour === undefined) return [...addresses];
  return addresses.with(place, neighbour).with(to, picture);
}

export function without(addresses: readonly string[], place: number): string[] {
  return addresses.filter((_address, each) => each !== place);
}
