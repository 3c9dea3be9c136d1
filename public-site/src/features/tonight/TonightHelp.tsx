import { Fragment } from 'react';
import { useContentText, useTexts } from '../../lib/language';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { supportContact } from '../../lib/festival/support-contact';
import { HelpButton } from '../../ui/HelpButton';
import { TONIGHT_TEXTS } from './tonight.texts';
import styles from './Tonight.module.css';

/** Indonesia's number for every emergency. */
const EMERGENCY = '112';

/** Whom to call. */
export function TonightHelp() {
  const texts = useTexts(TONIGHT_TEXTS);
  const textOf = useContentText();
  const settings = useSiteSettings();
  const contact = supportContact(settings, textOf(settings, 'support_name'));
  return (
    <div className={styles.help}>
      <dl>
        <dt>{texts.emergency}</dt>
        <dd>
          <a href={`tel:${EMERGENCY}`}>{EMERGENCY}</a>
        </dd>
        {contact && (
          <>
            <dt>{texts.festival}</dt>
            <dd>
              <a href={contact.href}>{contact.name}</a>
            </dd>
          </>
        )}
        {settings.help_numbers.map((help, place) => (
          <Fragment key={`${place} ${help.label}`}>
            <dt>{textOf(help, 'label')}</dt>
            <dd>
              <a href={`tel:${help.phone.replaceAll(/[ -]/g, '')}`}>{help.phone}</a>
            </dd>
          </Fragment>
        ))}
      </dl>
      <p className={styles.note}>{texts.staff}</p>
      <HelpButton />
    </div>
  );
}
