import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { Box, IconButton } from '@mui/material';
import { DIRECTIONS, type Direction } from '@festival/contracts';
import { useEffect, useRef } from 'react';
import {
  useGetRecordRepresentation,
  useListContext,
  useRecordContext,
  useResourceContext,
  type Identifier,
} from 'react-admin';
import { useAction } from '../../shared/dialogs/useAction';
import { sendJson } from '../../lib/httpClient';
import type { MovableResource } from '../../lib/apiTypes';
import { useApiResource } from '../../lib/apiResource';
import { t } from '../../lib/i18n/t';

const ICONS = { up: ArrowUpwardIcon, down: ArrowDownwardIcon };

async function move(resource: MovableResource, id: Identifier, direction: Direction): Promise<void> {
  await sendJson('POST', `/api/admin/${resource}/${encodeURIComponent(id)}/move`, { direction });
}

/** Changes places with the record before or after; there are none while the list is sorted by another column. */
export function MoveButtons() {
  const record = useRecordContext();
  const screen = useResourceContext() ?? '';
  const resource = useApiResource<MovableResource>();
  const nameOf = useGetRecordRepresentation(screen);
  const { data = [], page, perPage, total = 0, sort } = useListContext();
  const buttons = useRef<Partial<Record<Direction, HTMLButtonElement | null>>>({});
  const pressed = useRef<Direction>(undefined);
  const shownAt = useRef<number>(undefined);
  const place = (page - 1) * perPage + data.findIndex(({ id }) => id === record?.id);

  const { run, busy } = useAction<Direction, void>({
    call: (direction) => move(resource, record?.id ?? '', direction),
    failureText: t('The order could not be changed.'),
    onDone: () => undefined,
    onSettled: () => undefined,
  });

  // The row has gone elsewhere, and what moves in the page loses the focus.
  useEffect(() => {
    if (pressed.current && shownAt.current !== place) {
      buttons.current[pressed.current]?.focus();
      pressed.current = undefined;
    }
    shownAt.current = place;
  }, [place]);

  if (!record || sort.field !== 'sort_order' || sort.order !== 'ASC') return null;
  const atEnd = { up: place === 0, down: place === total - 1 };

  const press = (direction: Direction) => {
    if (atEnd[direction]) return;
    pressed.current = direction;
    run(direction);
  };

  return (
    <Box component="span" sx={{ display: 'inline-flex' }}>
      {DIRECTIONS.map((direction) => {
        const Icon = ICONS[direction];
        return (
          <IconButton
            key={direction}
            ref={(button) => {
              buttons.current[direction] = button;
            }}
            aria-label={t(direction === 'up' ? 'Move %{name} up' : 'Move %{name} down', {
              name: String(nameOf(record)),
            })}
            aria-disabled={busy || atEnd[direction]}
            onClick={(event) => {
              event.stopPropagation();
              press(direction);
            }}
            sx={{ width: 36, height: 36, '&[aria-disabled="true"]': { color: 'action.disabled' } }}
          >
            <Icon fontSize="small" />
          </IconButton>
        );
      })}
    </Box>
  );
}
