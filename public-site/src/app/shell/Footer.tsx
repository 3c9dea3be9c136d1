import { Crest } from '../../art/Crest';
import { SocialIcon } from '../../art/marks/SocialIcon';
import { StudentBodyMark } from '../../art/marks/StudentBodyMark';
import { UniversityMark } from '../../art/marks/UniversityMark';
import { useContentText, useTexts } from '../../lib/language';
import { useSiteSettings } from '../../lib/site-settings';
import { NAV_GROUPS, socialLinks } from '../festival';
import { Copyright } from './Copyright';
import styles from './Footer.module.css';
import { NavLinks } from './NavLinks';
import { SHELL_TEXTS } from './shell.texts';

export function Footer() {
  const texts = useTexts(SHELL_TEXTS);
  const settings = useSiteSettings();
  const support = texts.support(useContentText()(settings, 'support_name'));
  return (
    <footer className={styles.footer} data-ground="night">
      <div className={styles.inner}>
        <ul className={styles.marks}>
          <li>
            <Crest className={styles.mark} title={settings.festival_name} />
          </li>
          <li>
            <StudentBodyMark className={styles.mark} title={texts.studentBody} />
          </li>
          <li>
            <UniversityMark className={styles.mark} title={texts.university} />
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
