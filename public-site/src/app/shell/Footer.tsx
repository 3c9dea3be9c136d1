import { FestivalCrest } from '../../ui/content/FestivalCrest';
import { Link } from '../../lib/router';
import { LineIcon } from '../../art/icons/LineIcon';
import { StillDrawing } from '../../art/StillDrawing';
import { useContentText, useTexts } from '../../lib/language';
import { paths } from '../../lib/paths';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { NAV_GROUPS, socialLinks } from './site-links';
import { Copyright } from './Copyright';
import styles from './Footer.module.css';
import { NavLinks } from './NavLinks';
import { SHELL_TEXTS } from './shell.texts';

const PATHS = {
  social: 'M4 5h12v9H9l-4 4v-4H4zM19 9h2v9h-1v3l-3-3h-6',
  photos: 'M3 7.5h4.5L9 5h6l1.5 2.5H21V19H3zM12 9.5a3.7 3.7 0 100 7.4 3.7 3.7 0 000-7.4z',
  mail: 'M3 5.5h18v13H3zM3.4 6l8.6 7 8.6-7',
  videos: 'M3 5h18v14H3zM10 9v6l5-3z',
} as const;

/** Signs for kinds of accounts, made for this site: no company's mark. */
function SocialIcon({ kind }: { kind: keyof typeof PATHS }) {
  return <LineIcon path={PATHS[kind]} size={22} />;
}

export function Footer() {
  const texts = useTexts(SHELL_TEXTS);
  const settings = useSiteSettings();
  const support = texts.support(useContentText()(settings, 'support_name'));
  return (
    <footer className={styles.footer} data-ground="night">
      <div className={styles.inner}>
        <ul className={styles.marks}>
          <li>
            <FestivalCrest className={styles.mark} title={settings.festival_name} />
          </li>
          <li>
            <StillDrawing name="mark/students" className={styles.mark} title={texts.studentBody} />
          </li>
          <li>
            <StillDrawing name="mark/university" className={styles.mark} title={texts.university} />
          </li>
        </ul>
        <nav aria-label={texts.footerNav} className={styles.groups}>
          {NAV_GROUPS.map((items) => (
            <NavLinks key={items[0]?.path} items={items} />
          ))}
        </nav>
        <div className={styles.contact}>
          <address className={styles.address}>
            {texts.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <Link className={styles.support} to={paths.lineUp()}>
            {texts.lineUp}
          </Link>
          {settings.support_whatsapp && (
            <a
              className={styles.support}
              href={`https://wa.me/${settings.support_whatsapp}`}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={texts.newTab(support)}
            >
              {support}
            </a>
          )}
          <ul className={styles.social}>
            {socialLinks(settings).map(({ kind, href }) => (
              <li key={kind}>
                <a href={href} target="_blank" rel="noopener noreferrer" aria-label={texts.newTab(texts.social[kind])}>
                  <SocialIcon kind={kind} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Copyright className={styles.copyright} />
    </footer>
  );
}
