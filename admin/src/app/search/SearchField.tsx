import { MIN_SEARCH_TEXT } from '@festival/contracts';
import SearchIcon from '@mui/icons-material/Search';
import {
  Autocomplete,
  Box,
  InputAdornment,
  ListSubheader,
  TextField,
  Typography,
  type SxProps,
  type Theme,
} from '@mui/material';
import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';

import { useNavigate } from 'react-router-dom';
import { focusOnMount } from '../../lib/focusOnMount';
import { serverMessage } from '../../lib/httpErrors';
import { GROUP_TEXTS, type Place } from './places';
import { useSearch } from './useSearch';
import { t } from '../../lib/i18n/t';

interface SearchFieldProps {
  /** Called when it has led somewhere. */
  onDone?: () => void;
  /** The dialog opens for it. */
  isFirst?: boolean;
  sx?: SxProps<Theme>;
}

function Hit({ place }: { place: Place }) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {place.title}
      </Typography>
      {place.detail && (
        <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
          {place.detail}
        </Typography>
      )}
    </Box>
  );
}

/** The hits of one kind: in a listbox nothing but groups and options may be. */
function Group({ name, children }: { name: string; children?: ReactNode }) {
  const id = useId();
  return (
    // `fieldset` is the tag of a form's group.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <Box role="group" aria-labelledby={id}>
      <ListSubheader id={id} component="div" role="presentation" disableSticky sx={{ lineHeight: '36px' }}>
        {name}
      </ListSubheader>
      <Box component="ul" role="presentation" sx={{ p: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

/** A combobox over everything that the role may read: arrow keys choose, Enter opens. */
export function SearchField({ onDone, isFirst, sx }: SearchFieldProps) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  /** The Enter that waits for its hits; null once the user has gone on to something else. */
  const waiting = useRef<symbol | null>(null);
  const { places, error, isTooShort, isBusy, findFirst } = useSearch(text);
  const label = t('Search everything');

  const stopWaiting = useCallback(() => {
    waiting.current = null;
  }, []);
  useEffect(() => stopWaiting, [stopWaiting]);

  const change = (input: string) => {
    stopWaiting();
    setText(input);
  };
  const open = (place: Place | null) => {
    if (!place) return;
    change('');
    void navigate(place.path);
    (document.activeElement as HTMLElement | null)?.blur();
    onDone?.();
  };
  /** Enter came before the hits did. */
  const openFirst = async () => {
    const asked = Symbol(text);
    waiting.current = asked;
    const place = await findFirst();
    if (waiting.current === asked) open(place);
  };
  const empty = () => {
    if (isTooShort) return t('Type at least %{count} characters.', { count: MIN_SEARCH_TEXT });
    if (error) return serverMessage(error) ?? t('The search did not answer.');
    return t('Nothing was found.');
  };

  return (
    <Autocomplete<Place>
      sx={sx}
      options={places}
      value={null}
      inputValue={text}
      onInputChange={(_event, input, reason) => {
        if (reason !== 'reset') change(input);
        setIsOpen(true);
      }}
      onChange={(_event, place) => open(place)}
      onKeyDown={({ key }) => {
        if (key === 'Enter' && isBusy && places.length === 0) void openFirst();
      }}
      // The server has filtered them.
      filterOptions={(options) => options}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ key }) => key}
      isOptionEqualToValue={(one, other) => one.key === other.key}
      groupBy={({ group }) => t(GROUP_TEXTS[group])}
      renderGroup={({ key, group, children }) => (
        <Group key={key} name={group}>
          {children}
        </Group>
      )}
      // Inside the bar, so that it belongs to a landmark.
      disablePortal
      loading={isBusy}
      loadingText={t('Searching…')}
      noOptionsText={empty()}
      open={isOpen && text.trim() !== ''}
      onOpen={() => setIsOpen(true)}
      onClose={() => {
        stopWaiting();
        setIsOpen(false);
      }}
      onBlur={stopWaiting}
      forcePopupIcon={false}
      autoHighlight
      clearOnBlur={false}
      blurOnSelect
      slotProps={{
        // Its children are groups, which a list must not have.
        listbox: { component: 'div' },
        popper: { sx: { minWidth: { xs: 0, md: 420 } }, placement: 'bottom-end' },
      }}
      renderOption={({ key, ...props }, place) => (
        <li key={key} {...props}>
          <Hit place={place} />
        </li>
      )}
      renderInput={(props) => (
        <TextField
          {...props}
          variant="outlined"
          size="small"
          margin="none"
          placeholder={label}
          inputRef={isFirst ? focusOnMount : undefined}
          slotProps={{
            ...props.slotProps,
            input: {
              ...props.slotProps.input,
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" color="inherit" />
                </InputAdornment>
              ),
            },
            htmlInput: {
              ...props.slotProps.htmlInput,
              'aria-label': label,
              'data-shortcut': 'search',
              enterKeyHint: 'search',
              maxLength: 100,
            },
          }}
        />
      )}
    />
  );
}
