import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import CloseIcon from '@mui/icons-material/Close';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import {
  Box,
  Button,
  CircularProgress,
  Drawer,
  GlobalStyles,
  IconButton,
  Link,
  Portal,
  Typography,
} from '@mui/material';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useHref } from 'react-router-dom';
import { focusOnMount } from '../../lib/focusOnMount';
import { LoadFailed } from '../../shared/lists/LoadFailed';
import { pictureOf } from './handbookFiles';
import { pathOfPlace, type HandbookPlace } from './handbookPages';
import { HANDBOOK_WORDS } from './handbookTexts';
import { MarkdownView } from './MarkdownView';
import { PROSE } from './proseStyle';
import { useHandbookPage, useOwnLanguage } from './useHandbookPage';

const WIDTH = 440;
/** Where the page still has room next to it. */
const SIDE_BY_SIDE = '@media (min-width: 1200px)';
const BAR_HEIGHT = 50;

interface HelpDrawerProps {
  /** At least one. */
  places: readonly HandbookPlace[];
  onClose: () => void;
}

/** Sections of the handbook at the side: nothing is left or covered for good, so that steps can be followed while they are read. */
export function HelpDrawer({ places, onClose }: HelpDrawerProps) {
  const language = useOwnLanguage();
  const words = HANDBOOK_WORDS[language];
  const [way, setWay] = useState<readonly HandbookPlace[]>(places.slice(0, 1));
  const place = way.at(-1) ?? { page: 'index' };
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  const go = (next: HandbookPlace) => setWay((before) => [...before, next]);
  return (
    <Portal>
      <GlobalStyles styles={{ [SIDE_BY_SIDE]: { '#root': { paddingRight: WIDTH } } }} />
      <Drawer
        variant="persistent"
        anchor="right"
        open
        slotProps={{
          paper: {
            component: 'aside',
            'aria-label': words.handbook,
            onKeyDown: closeByEscape,
            sx: {
              width: { xs: '100%', sm: WIDTH },
              top: { xs: 0, sm: BAR_HEIGHT },
              height: { xs: '100%', sm: `calc(100% - ${BAR_HEIGHT}px)` },
              displayPrint: 'none',
            },
          },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, p: 1, borderBottom: 1, borderColor: 'divider' }}>
          {way.length > 1 && (
            <IconButton aria-label={words.back} onClick={() => setWay(way.slice(0, -1))}>
              <ArrowBackIcon />
            </IconButton>
          )}
          <Typography sx={{ flex: 1, pl: 1, fontWeight: 700 }}>{words.handbook}</Typography>
          <IconButton aria-label={words.close} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Box>
        <Box sx={{ overflowY: 'auto', p: 2, flex: 1 }}>
          <Section key={pathOfPlace(place)} place={place} onGo={go} />
          <OtherSections places={places} shown={place} onGo={go} />
          <WholePage place={place} words={words.wholePage} />
        </Box>
      </Drawer>
    </Portal>
  );
}

interface SectionProps {
  place: HandbookPlace;
  onGo: (place: HandbookPlace) => void;
}

/** One section of a page; without a section the page's list of them. */
function Section({ place, onGo }: SectionProps) {
  const language = useOwnLanguage();
  const { data, error, refetch } = useHandbookPage(language, place.page);
  if (!data && error) {
    return <LoadFailed what={HANDBOOK_WORDS[language].what} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <CircularProgress />;
  const section = data.sections.find(({ id }) => id === place.section);
  const linkTo = (next: HandbookPlace, words: ReactNode) => <GoLink place={next} words={words} onGo={onGo} />;
  return (
    <Box component="article" sx={PROSE}>
      <Typography ref={focusOnMount} tabIndex={-1} component="h2" variant="h6" sx={{ outline: 'none' }}>
        {section?.title ?? data.title}
      </Typography>
      <MarkdownView tokens={section?.tokens ?? data.intro} page={place.page} linkTo={linkTo} pictureOf={pictureOf} />
      {!section && (
        <ul>
          {data.sections.map(({ id, title }) => (
            <li key={id}>{linkTo({ page: place.page, section: id }, title)}</li>
          ))}
        </ul>
      )}
    </Box>
  );
}

/** A section that is shown here, not by leaving the screen. */
function GoLink({ place, words, onGo }: SectionProps & { words: ReactNode }) {
  return (
    <Link
      component="button"
      type="button"
      underline="always"
      sx={{ font: 'inherit', textAlign: 'left', verticalAlign: 'baseline' }}
      onClick={() => onGo(place)}
    >
      {words}
    </Link>
  );
}

interface OtherSectionsProps {
  places: readonly HandbookPlace[];
  shown: HandbookPlace;
  onGo: (place: HandbookPlace) => void;
}

const isSame = (one: HandbookPlace, other: HandbookPlace) => one.page === other.page && one.section === other.section;

function OtherSections({ places, shown, onGo }: OtherSectionsProps) {
  const others = places.filter((place) => !isSame(place, shown));
  const words = HANDBOOK_WORDS[useOwnLanguage()];
  if (others.length === 0) return null;
  return (
    <Box component="nav" aria-label={words.alsoHere} sx={{ mt: 2, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="p" variant="subtitle2">
        {words.alsoHere}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {others.map((place) => (
          <li key={pathOfPlace(place)}>
            <GoLink place={place} words={<SectionTitle place={place} />} onGo={onGo} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function SectionTitle({ place: { page, section } }: { place: HandbookPlace }) {
  const { data } = useHandbookPage(useOwnLanguage(), page);
  return data?.sections.find(({ id }) => id === section)?.title ?? '…';
}

function WholePage({ place, words }: { place: HandbookPlace; words: string }) {
  const address = useHref(pathOfPlace(place));
  return (
    <Button href={address} target="_blank" rel="noopener" size="small" endIcon={<OpenInNewIcon />} sx={{ mt: 2 }}>
      {words}
    </Button>
  );
}
