import { useLocation } from '../../../lib/router';
import { concertDate, concertTime } from '../../../lib/festival/concert-date';
import { type Texts, useLanguage, useTexts } from '../../../lib/language';
import { useDisplayNow } from '../../../lib/now';
import { isThemePreview, leaveThemePreview } from '../../../lib/festival/theme';
import { isPreview, leavePreview } from '../../../lib/preview-clock';
import { Button } from '../../../ui/Button';
import styles from './PreviewRibbon.module.css';

const EN = {
  preview: (what: string) => `Preview: ${what}`,
  colours: 'other colours',
  leave: 'Leave',
};

const PREVIEW_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: { preview: (what: string) => `Pratinjau: ${what}`, colours: 'warna lain', leave: 'Keluar' },
};

/** Tells that the site shows another moment than the present one, or colours that an editor tries. */
export function PreviewRibbon() {
  const texts = useTexts(PREVIEW_TEXTS);
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const moment = new Date(useDisplayNow(10_000)).toISOString();
  const what = [
    isPreview() && `${concertDate(moment, language, 'long')}, ${concertTime(moment, language)}`,
    isThemePreview() && texts.colours,
  ].filter(Boolean);
  const leave = () => {
    leavePreview();
    leaveThemePreview();
    // Without the query, and every clock anew.
    window.location.assign(pathname);
  };
  return (
    <aside className={styles.ribbon} data-ground="parchment">
      <p>{texts.preview(what.join(', '))}</p>
      <Button size="small" variant="secondary" onClick={leave}>
        {texts.leave}
      </Button>
    </aside>
  );
}
