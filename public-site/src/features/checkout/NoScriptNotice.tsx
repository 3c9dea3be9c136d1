import { useContentText, useTexts } from '../../lib/language';
import { useSiteSettings } from '../../lib/site-settings';
import { supportContact } from '../../lib/support-contact';
import { Notice } from '../../ui/Notice';
import { CHECKOUT_FRAME_TEXTS } from './checkout-frame.texts';

/** What a browser without JavaScript shows in the form's place: why nothing comes, and who helps. */
export function NoScriptNotice() {
  const texts = useTexts(CHECKOUT_FRAME_TEXTS);
  const textOf = useContentText();
  const settings = useSiteSettings();
  const contact = supportContact(settings, textOf(settings, 'support_name'));
  return (
    <noscript>
      <Notice>
        <p>{texts.noScript}</p>
        {contact && (
          <p>
            {texts.noScriptHelp} <a href={contact.href}>{contact.name}</a>
          </p>
        )}
      </Notice>
    </noscript>
  );
}
