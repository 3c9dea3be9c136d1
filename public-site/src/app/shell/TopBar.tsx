import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Crest } from '../../art/Crest';
import { Icon } from '../../art/icons/Icon';
import { cx } from '../../ui/class-names';
import { FESTIVAL } from '../festival';
import { paths } from '../paths';
import { NavLinks } from './NavLinks';
import styles from './TopBar.module.css';

const DRAWER_ID = 'site-menu';

/** The fixed bar: crest, links; on a phone the links are in a drawer behind the hamburger. */
export function TopBar() {
  const [open, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !header.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open]);

  return (
    <header className={styles.bar} data-ground="night" ref={header}>
      <div className={styles.inner}>
        <Link to={paths.home} className={styles.logo} onClick={close} aria-label={`${FESTIVAL.name}: start page`}>
          <Crest className={styles.crest} />
          <span className={styles.name}>{FESTIVAL.shortName}</span>
        </Link>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={DRAWER_ID}
          aria-label={open ? 'Close menu' : 'Open menu'}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'close' : 'menu'} size={28} />
        </button>
        <nav id={DRAWER_ID} aria-label="Main" className={cx(styles.nav, open && styles.open)}>
          <NavLinks className={styles.links} onChoose={close} />
        </nav>
      </div>
    </header>
  );
}
