import { NEXT_YEAR_UNSUBSCRIBE_TITLE } from '@festival/contracts';
import { api } from '../../lib/api/api';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { useTexts } from '../../lib/language';
import { usePageTitle } from '../../lib/use-page-title';
import { MailedLink } from './MailedLink';

const unsubscribe = (token: string) => api('/api/next-year/unsubscribe', { method: 'POST', body: { token } });

/** `/next-year/unsubscribe`: takes the address off the list. */
export function UnsubscribePage() {
  const title = useTexts(NEXT_YEAR_UNSUBSCRIBE_TITLE);
  usePageTitle(title, useSiteSettings().festival_name);
  return <MailedLink title={title} kind="unsubscribe" call={unsubscribe} />;
}
