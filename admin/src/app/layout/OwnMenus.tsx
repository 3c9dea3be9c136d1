import BrightnessIcon from '@mui/icons-material/Brightness4';
import KeyboardIcon from '@mui/icons-material/Keyboard';
import RefreshIcon from '@mui/icons-material/Refresh';
import { useMediaQuery, type Theme } from '@mui/material';
import { useRefresh, useTheme, useTranslate } from 'react-admin';
import { AccountMenu, type MenuAction } from '../../people/account/AccountMenu';
import { LanguageMenu } from '../../people/account/LanguageMenu';
import { useChooseLanguage } from '../../people/account/useChooseLanguage';
import { t } from '../../lib/i18n/t';

/** Whether the bar has room for nothing but the title, the search, the help and the account. */
export function useIsNarrowBar(): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
}

/** One's own language and account. On a phone the account's menu has what the bar leaves out, so that its title can be read. */
export function OwnMenus({ onShortcuts }: { onShortcuts: () => void }) {
  const isNarrow = useIsNarrowBar();
  const chooseLanguage = useChooseLanguage();
  const left = useLeftOut();
  const shortcuts = { label: t('Keyboard shortcuts'), icon: KeyboardIcon, run: onShortcuts };
  return (
    <>
      {!isNarrow && <LanguageMenu onChoose={chooseLanguage} />}
      <AccountMenu actions={isNarrow ? [...left, shortcuts] : [shortcuts]} />
    </>
  );
}

/** What react-admin has buttons for. */
function useLeftOut(): MenuAction[] {
  const translate = useTranslate();
  const refresh = useRefresh();
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const [theme, setTheme] = useTheme(prefersDark ? 'dark' : 'light');
  return [
    { label: translate('ra.action.refresh'), icon: RefreshIcon, run: refresh },
    {
      label: translate('ra.action.toggle_theme'),
      icon: BrightnessIcon,
      run: () => setTheme(theme === 'dark' ? 'light' : 'dark'),
    },
  ];
}
