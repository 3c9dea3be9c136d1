import type { Role } from '@festival/contracts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePermissions } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { moveThroughRows } from './moveThroughRows';
import { type Action, type FirstKey, isTypedInto, readKey, shortcutsFor } from './shortcuts';
import { ShortcutsDialog } from './ShortcutsDialog';
import { areSingleKeysOn } from './singleKeys';

/** An open dialog, menu or drawer; a closed one may stay in the page. */
const OVER_THE_PAGE = '.MuiModal-root:not(.MuiModal-hidden)';

/** Focuses or presses what a screen names for a shortcut. */
function press(name: 'search' | 'new' | 'edit'): boolean {
  const found = document.querySelector<HTMLElement>(`[data-shortcut="${name}"]`);
  // Also a button: the menu that it opens gives the focus back to it.
  found?.focus();
  if (!(found instanceof HTMLInputElement)) found?.click();
  return found !== null;
}

interface ShortcutsProps {
  isListOpen: boolean;
  onList: (isOpen: boolean) => void;
}

/** On a narrow window it floats. */
const CREATE_BUTTON = '#main-content :is(.RaCreateButton-root, .RaCreateButton-floating)';

/** The keyboard's shortcuts on every screen of the frame, and their list. */
export function Shortcuts({ isListOpen, onList }: ShortcutsProps) {
  const { permissions: role } = usePermissions<Role>();
  const navigate = useNavigate();
  const before = useRef<FirstKey | null>(null);

  const run = (action: Action) => {
    if (typeof action === 'object') void navigate(action.to);
    else if (action === 'search') press('search');
    else if (action === 'help') onList(true);
    else if (action === 'next') moveThroughRows(1);
    else if (action === 'previous') moveThroughRows(-1);
    else if (action === 'new') {
      if (!press('new')) document.querySelector<HTMLElement>(CREATE_BUTTON)?.click();
    } else if (!pressInRow()) press('edit');
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      press('search');
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || !areSingleKeysOn()) return;
    if (isTypedInto(event.target) || document.querySelector(OVER_THE_PAGE)) return;
    const meant = role ? readKey(shortcutsFor(role), event.key, event.timeStamp, before.current) : null;
    before.current = meant && 'first' in meant ? meant.first : null;
    if (!meant) return;
    // The key must not be typed into the field that it opens.
    event.preventDefault();
    if ('action' in meant) run(meant.action);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  if (!isListOpen || !role) return null;
  return <ShortcutsDialog shortcuts={shortcutsFor(role)} onClose={() => onList(false)} />;
}

/** The edit button of the row that has the focus. */
function pressInRow(): boolean {
  const row = document.activeElement?.closest('#main-content tbody tr');
  const button = row?.querySelector<HTMLElement>(
    '.RaEditButton-root, a[aria-label^="Edit"], button[aria-label^="Edit"]',
  );
  button?.click();
  return button !== undefined && button !== null;
}
