import { useTexts } from '../../lib/language';
import { NAV_ITEMS, type NavItem } from './site-links';
import { paths } from '../../lib/paths';
import { Link, useLocation } from '../../lib/router';
import { SHELL_TEXTS } from './shell.texts';
import styles from './NavLinks.module.css';

export interface NavLinksProps {
  items?: readonly NavItem[];
  className?: string;
  onChoose?: () => void;
}

/** Links to pages; the one that the visitor is in has `aria-current`, which the style makes bold. */
export function NavLinks({ items = NAV_ITEMS, className, onChoose }: NavLinksProps) {
  const { nav } = useTexts(SHELL_TEXTS);
  const { pathname } = useLocation();
  const isCurrent = (path: string) => pathname === path || (path !== paths.home && pathname.startsWith(`${path}/`));
  return (
    <ul className={className}>
      {items.map(({ key, path }) => (
        <li key={path}>
          <Link
            to={path}
            className={styles.link}
            aria-current={isCurrent(path) ? 'page' : undefined}
            onClick={onChoose}
          >
            <span className={styles.label} data-label={nav[key]}>
              {nav[key]}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
