import { useEffect, useState } from 'react';
import { useTexts } from '../../lib/language';
import { MERCHANDISE_PAGE_TEXTS } from './merchandise-page.texts';
import styles from './MerchandisePage.module.css';

/** Where the tabs lead on the page. */
export const TAB_TARGETS = { single: 'single-purchase', bundling: 'bundling-package' } as const;
type Tab = keyof typeof TAB_TARGETS;
const TABS = Object.keys(TAB_TARGETS) as Tab[];

/** Stays in sight while the page scrolls, leads to the two lists and marks the one that is being read. */
export function MerchandiseTabs() {
  const texts = useTexts(MERCHANDISE_PAGE_TEXTS);
  const current = useCurrentTab();
  return (
    <nav className={styles.tabs} aria-label={texts.tabs} data-ground="night">
      {TABS.map((tab) => (
        <a key={tab} href={`#${TAB_TARGETS[tab]}`} className={styles.tab} aria-current={tab === current || undefined}>
          {texts[tab]}
        </a>
      ))}
    </nav>
  );
}

/** The last list whose title has come above the middle of the screen. */
function useCurrentTab(): Tab {
  const [current, setCurrent] = useState<Tab>('single');
  useEffect(() => {
    const look = () => {
      const isAbove = (tab: Tab) => {
        const top = document.getElementById(TAB_TARGETS[tab])?.getBoundingClientRect().top ?? Infinity;
        return top < window.innerHeight / 2;
      };
      setCurrent(TABS.findLast(isAbove) ?? 'single');
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return current;
}
