import { NavLink } from 'react-router';
import { useTexts } from '../../lib/language';
import { NAV_ITEMS, type NavItem } from './site-links';
import { paths } from '../../lib/paths';
import { SHELL_TEXTS } from './shell.texts';
import styles from './NavLinks.module.css';

export interface NavLinksProps {
  items?: readonly NavItem[];
  className?: string;
  onChoose?: () => void;
}

/** Links to pages; the router marks the current one with `aria-current`, which the style makes bold. */
export function NavLinks({ items = NAV_ITEMS, className, onChoose }: NavLinksProps) {
  const { nav } = useTexts(SHELL_TEXTS);
  return (
    <ul className={className}>
      {items.map(({ key, path }) => (
        <li key={path}>
          <NavLink caseSensitive to={path} end={path === paths.home} className={styles.link} onClick={onChoose}>
            <span className={styles.label} data-label={nav[key]}>
              {nav[key]}
            </span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
