import { type Language, LANGUAGES } from '@festival/contracts';
import TranslateIcon from '@mui/icons-material/Translate';
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { useState } from 'react';
import { LANGUAGE_NAMES } from '../../lib/i18n/language';
import { shownLanguage } from '../../lib/i18n/shownLanguage';
import { t } from '../../lib/i18n/t';

/** The languages of the back office, each in its own words. */
export function LanguageMenu({ onChoose }: { onChoose: (language: Language) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (language: Language) => {
    setAnchor(null);
    if (language !== shownLanguage()) onChoose(language);
  };
  return (
    <>
      <Tooltip title={t('Language')}>
        <IconButton
          color="inherit"
          aria-label={t('Language')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <TranslateIcon />
        </IconButton>
      </Tooltip>
      {/* In its place, so that it belongs to a landmark. */}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} disablePortal>
        {LANGUAGES.map((language) => (
          <MenuItem
            key={language}
            lang={language}
            selected={language === shownLanguage()}
            onClick={() => choose(language)}
          >
            {LANGUAGE_NAMES[language]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
