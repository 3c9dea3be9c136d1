import BookmarkAddIcon from '@mui/icons-material/BookmarkAdd';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import BookmarkRemoveIcon from '@mui/icons-material/BookmarkRemove';
import { Button, Divider, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import {
  AddSavedQueryDialog,
  extractValidSavedQueries,
  RemoveSavedQueryDialog,
  type SavedQuery,
  useListContext,
  useSavedQueries,
  useTranslate,
} from 'react-admin';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Filters and sorts of this list that somebody wants to see again; they stay on this device. */
export function SavedFilters() {
  const t = useTranslate();
  const { resource, filterValues, sort, setFilters, setSort } = useListContext();
  const [stored] = useSavedQueries(resource);
  const queries = extractValidSavedQueries(stored);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'add' | 'remove' | null>(null);
  const hasFilter = Object.keys(filterValues ?? {}).length > 0;
  const isOpen = ({ value }: SavedQuery) => same(value?.filter, filterValues) && same(value?.sort, sort);
  const current = queries.find(isOpen);
  if (!hasFilter && queries.length === 0) return null;

  const close = () => setAnchor(null);
  const choose = ({ value }: SavedQuery) => {
    close();
    if (value?.sort) setSort(value.sort);
    setFilters(value?.filter ?? {}, value?.displayedFilters);
  };
  const ask = (which: 'add' | 'remove') => {
    close();
    setDialog(which);
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<BookmarkBorderIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('Saved filters')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {queries.map((query) => (
          <MenuItem key={query.label} selected={query === current} onClick={() => choose(query)}>
            {query.label}
          </MenuItem>
        ))}
        {queries.length > 0 && hasFilter && <Divider />}
        {hasFilter && !current && (
          <MenuItem onClick={() => ask('add')}>
            <ListItemIcon>
              <BookmarkAddIcon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{t('Save this filter')}</ListItemText>
          </MenuItem>
        )}
        {current && (
          <MenuItem onClick={() => ask('remove')}>
            <ListItemIcon>
              <BookmarkRemoveIcon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{t('Remove “%{name}”', { name: current.label })}</ListItemText>
          </MenuItem>
        )}
      </Menu>
      <AddSavedQueryDialog open={dialog === 'add'} onClose={() => setDialog(null)} />
      <RemoveSavedQueryDialog open={dialog === 'remove'} onClose={() => setDialog(null)} />
    </>
  );
}
