import { useTexts } from '../../lib/language';
import { useSiteSettings } from '../../lib/site-settings';
import { Notice } from '../../ui/Notice';
import { CHECKOUT_FRAME_TEXTS } from './checkout-frame.texts';

/** What a browser without JavaScript shows in the form's place: why nothing comes, and who helps. */
export function NoScriptNotice() {
  const texts = useTexts(CHECKOUT_FRAME_TEXTS);
  const { support_name, support_whatsapp, mail_link } = useSiteSettings();
  const contact = support_whatsapp ? `https://wa.me/${support_whatsapp}` : mail_link;
  const name = support_whatsapp ? `WhatsApp${support_name && ` · ${support_name}`}` : mail_link.replace(/^mailto:/, '');
  return (
    <noscript>
      <Notice>
        <p>{texts.noScript}</p>
        {contact && (
          <p>
            {texts.noScriptHelp} <a href={contact}>{name}</a>
          </p>
        )}
      </Notice>
    </noscript>
  );
}
