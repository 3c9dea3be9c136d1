import { NavLink } from 'react-router';
import { NAV_ITEMS, type NavItem } from '../festival';
import styles from './NavLinks.module.css';

export interface NavLinksProps {
  items?: readonly NavItem[];
  className?: string;
  onChoose?: () => void;
}

/** Links to pages; the router marks the current one with `aria-current`, which the style makes bold. */
export function NavLinks({ items = NAV_ITEMS, className, onChoose }: NavLinksProps) {
  return (
    <ul className={className}>
      {items.map(({ label, path }) => (
        <li key={path}>
          <NavLink to={path} end className={styles.link} onClick={onChoose}>
            <span className={styles.label} data-label={label}>
              {label}
            </span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
