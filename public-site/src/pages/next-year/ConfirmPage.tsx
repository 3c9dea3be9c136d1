import { NEXT_YEAR_CONFIRM_TITLE } from '@festival/contracts';
import { api } from '../../lib/api/api';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { useTexts } from '../../lib/language';
import { usePageTitle } from '../../lib/use-page-title';
import { MailedLink } from './MailedLink';

const confirm = (token: string) => api('/api/next-year/confirm', { method: 'POST', body: { token } });

/** `/next-year/confirm`: whoever got the mail says that the address is theirs. */
export function ConfirmPage() {
  const title = useTexts(NEXT_YEAR_CONFIRM_TITLE);
  usePageTitle(title, useSiteSettings().festival_name);
  return <MailedLink title={title} kind="confirm" call={confirm} />;
}
