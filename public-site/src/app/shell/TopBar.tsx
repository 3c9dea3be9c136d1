import { useEffect, useRef, useState } from 'react';
import { Link } from '../../lib/router';
import { FestivalCrest } from '../../ui/content/FestivalCrest';
import { Icon } from '../../art/icons/Icon';
import { useTexts } from '../../lib/language';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { cx } from '../../ui/class-names';
import { paths } from '../../lib/paths';
import { LanguageSwitch } from './LanguageSwitch';
import { NavLinks } from './NavLinks';
import { SHELL_TEXTS } from './shell.texts';
import styles from './TopBar.module.css';

const DRAWER_ID = 'site-menu';

/** The fixed bar: crest, links, language; on a phone all but the crest is in a drawer behind the hamburger. */
export function TopBar() {
  const texts = useTexts(SHELL_TEXTS);
  const { festival_name: festival } = useSiteSettings();
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
        <Link to={paths.home} className={styles.logo} onClick={close} aria-label={texts.startPage(festival)}>
          <FestivalCrest className={styles.crest} />
          <span className={styles.name}>{festival}</span>
        </Link>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={DRAWER_ID}
          aria-label={open ? texts.closeMenu : texts.openMenu}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'close' : 'menu'} size={28} />
        </button>
        <div id={DRAWER_ID} className={cx(styles.drawer, open && styles.open)}>
          <nav aria-label={texts.mainNav}>
            <NavLinks className={styles.links} onChoose={close} />
          </nav>
          <LanguageSwitch />
        </div>
      </div>
    </header>
  );
}
