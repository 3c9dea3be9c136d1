import PrintIcon from '@mui/icons-material/Print';
import TranslateIcon from '@mui/icons-material/Translate';
import { isLanguage, type Language } from '@festival/contracts';
import { Box, Button, GlobalStyles, Link, Typography } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import { Loading, Title } from 'react-admin';
import { Link as RouterLink, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { LoadFailed } from '../../shared/lists/LoadFailed';
import { NotFoundPage } from '../../shared/screens/StatusPage';
import { pictureOf } from './handbookFiles';
import {
  HANDBOOK_PAGES,
  isHandbookPage,
  pathOfPlace,
  type HandbookPageName,
  type HandbookPlace,
} from './handbookPages';
import { HANDBOOK_WORDS } from './handbookTexts';
import { MarkdownView } from './MarkdownView';
import type { HandbookText } from './parsePage';
import { printStyle } from './printStyle';
import { PROSE } from './proseStyle';
import { useHandbookPage, useOwnLanguage } from './useHandbookPage';

/** A page of the handbook: in the language of the account, or in the one that the address names. */
export function HandbookPage() {
  const { page = 'index' } = useParams();
  const [search] = useSearchParams();
  const own = useOwnLanguage();
  const asked = search.get('language');
  const language = isLanguage(asked) ? asked : own;
  if (!isHandbookPage(page)) return <NotFoundPage />;
  return <Page key={`${language}/${page}`} language={language} page={page} />;
}

interface PageProps {
  language: Language;
  page: HandbookPageName;
}

/** Stays with the language that the reader chose, also where it isn't that of the account. */
function usePath(language: Language): (place: HandbookPlace) => string {
  const own = useOwnLanguage();
  return (place) => pathOfPlace(place, language === own ? undefined : language);
}

function Page({ language, page }: PageProps) {
  const { data, error, refetch } = useHandbookPage(language, page);
  const { hash } = useLocation();
  useEffect(() => {
    if (data && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [data, hash]);
  if (!data) {
    if (!error) return <Loading />;
    return <LoadFailed what={HANDBOOK_WORDS[language].what} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Box
      className="handbook"
      lang={language}
      sx={{
        display: 'grid',
        gap: { md: 4 },
        px: { xs: 2, md: 1 },
        pt: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 760px) 240px' },
      }}
    >
      <Title title={data.title} />
      <GlobalStyles styles={printStyle(page)} />
      <Article data={data} language={language} page={page} />
      <Contents data={data} language={language} page={page} />
    </Box>
  );
}

function Article({ data, language, page }: PageProps & { data: HandbookText }) {
  const path = usePath(language);
  const linkTo = (place: HandbookPlace, words: ReactNode) => (
    <Link component={RouterLink} to={path(place)} underline="always">
      {words}
    </Link>
  );
  const how = { page, linkTo, pictureOf };
  return (
    <Box component="article" sx={PROSE}>
      {/* On screen the bar has it. */}
      <Typography component="div" className="print-title" sx={{ display: 'none', displayPrint: 'block' }}>
        {data.title}
      </Typography>
      <Tools language={language} page={page} />
      <MarkdownView tokens={data.intro} {...how} />
      {data.sections.map(({ id, title, tokens }) => (
        <section key={id}>
          {/* The bar stays above it. */}
          <Typography id={id} component="h2" variant="h6" sx={{ mt: 3, scrollMarginTop: 64 }}>
            {title}
          </Typography>
          <MarkdownView tokens={tokens} {...how} />
        </section>
      ))}
    </Box>
  );
}

function Tools({ language, page }: PageProps) {
  const own = useOwnLanguage();
  const words = HANDBOOK_WORDS[language];
  const other: Language = language === 'en' ? 'id' : 'en';
  const { hash } = useLocation();
  const to = pathOfPlace({ page, section: hash.slice(1) || undefined }, other === own ? undefined : other);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
      <Button size="small" component={RouterLink} to={to} startIcon={<TranslateIcon />} lang={other}>
        {words.otherLanguage}
      </Button>
      <Button size="small" startIcon={<PrintIcon />} onClick={() => window.print()}>
        {words.print}
      </Button>
    </Box>
  );
}

/** The sections of the page, and the other pages: at the side, on a narrow screen below. */
function Contents({ data, language, page }: PageProps & { data: HandbookText }) {
  const words = HANDBOOK_WORDS[language];
  const path = usePath(language);
  return (
    <Box
      sx={{
        displayPrint: 'none',
        position: { lg: 'sticky' },
        top: 64,
        maxHeight: { lg: 'calc(100vh - 80px)' },
        overflowY: { lg: 'auto' },
        mt: { xs: 4, lg: 0 },
        '& ul': { m: 0, mb: 2, pl: 0, listStyle: 'none' },
        '& li': { py: 0.4, lineHeight: 1.3 },
        fontSize: '0.9rem',
      }}
    >
      <Box component="nav" aria-label={words.contents}>
        <Typography component="p" variant="subtitle2">
          {words.contents}
        </Typography>
        <ul>
          {data.sections.map(({ id, title }) => (
            <li key={id}>
              <Link component={RouterLink} to={path({ page, section: id })}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </Box>
      <Box component="nav" aria-label={words.pages}>
        <Typography component="p" variant="subtitle2">
          {words.pages}
        </Typography>
        <ul>
          {HANDBOOK_PAGES.map((name) => (
            <li key={name}>
              <Link
                component={RouterLink}
                to={path({ page: name })}
                aria-current={name === page ? 'page' : undefined}
                sx={{ fontWeight: name === page ? 700 : undefined }}
              >
                <PageTitle language={language} page={name} />
              </Link>
            </li>
          ))}
        </ul>
      </Box>
    </Box>
  );
}

function PageTitle({ language, page }: PageProps) {
  return useHandbookPage(language, page).data?.title ?? '…';
}
