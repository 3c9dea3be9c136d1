import { useTexts } from '../../lib/language';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { SHELL_TEXTS } from './shell.texts';

/** The edition's copyright line with the organising divisions. */
export function Copyright({ className }: { className?: string }) {
  const { copyright } = useTexts(SHELL_TEXTS);
  const { edition, festival_name: festival } = useSiteSettings();
  return <p className={className}>{copyright(edition, festival)}</p>;
}
