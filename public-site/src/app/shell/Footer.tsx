import { Crest } from '../../art/Crest';
import { SocialIcon } from '../../art/marks/SocialIcon';
import { StudentBodyMark } from '../../art/marks/StudentBodyMark';
import { UniversityMark } from '../../art/marks/UniversityMark';
import { FESTIVAL, NAV_GROUPS, SOCIAL_LINKS } from '../festival';
import styles from './Footer.module.css';
import { NavLinks } from './NavLinks';

export function Footer() {
  return (
    <footer className={styles.footer} data-ground="night">
      <div className={styles.inner}>
        <ul className={styles.marks}>
          <li>
            <Crest className={styles.mark} title={FESTIVAL.name} />
          </li>
          <li>
            <StudentBodyMark className={styles.mark} title={FESTIVAL.studentBody} />
          </li>
          <li>
            <UniversityMark className={styles.mark} title={FESTIVAL.university} />
          </li>
        </ul>
        <nav aria-label="Footer" className={styles.groups}>
          {NAV_GROUPS.map((items) => (
            <NavLinks key={items[0]?.path} items={items} />
          ))}
        </nav>
        <div className={styles.contact}>
          <address className={styles.address}>
            {FESTIVAL.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <ul className={styles.social}>
            {SOCIAL_LINKS.map(({ kind, label, href }) => (
              <li key={kind}>
                <a href={href} target="_blank" rel="noopener noreferrer" aria-label={`${label} (opens in a new tab)`}>
                  <SocialIcon kind={kind} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className={styles.copyright}>
        © {FESTIVAL.editionYear} {FESTIVAL.name}. Made by {FESTIVAL.organisers}.
      </p>
    </footer>
  );
}
