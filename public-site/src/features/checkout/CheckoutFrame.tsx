import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../art/icons/Icon';
import { useTexts, useContentText, type Texts } from '../../lib/language';
import { NEXT } from '../../lib/lazy-parts';
import { useIsServed } from '../../lib/hydrated';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { supportContact } from '../../lib/festival/support-contact';
import { Badge } from '../../ui/Badge';
import { LinkButton } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { Spinner } from '../../ui/Spinner';
import styles from './CheckoutFrame.module.css';

const EN = {
  title: 'Checkout',
  back: 'Back to Ticket Selection',
  loading: 'Loading the checkout',
  noScript: 'Ordering needs JavaScript: please turn it on in your browser and load this page again.',
  noScriptHelp: 'Or write to us, and we help you:',
};

/** Texts around the checkout's form, loaded before the form. */
const CHECKOUT_FRAME_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    title: 'Checkout',
    back: 'Kembali ke Pilihan Tiket',
    loading: 'Memuat checkout',
    noScript: 'Pemesanan membutuhkan JavaScript: aktifkan di browsermu, lalu muat ulang halaman ini.',
    noScriptHelp: 'Atau hubungi kami, nanti kami bantu:',
  },
};

interface CheckoutFrameProps {
  /** The ticket's name; null while nothing is known of it. */
  header: string | null;
  backPath: string;
  children: ReactNode;
}

/** The frame of the checkout's form, rendered before the form's code arrives. */
export function CheckoutFrame({ header, backPath, children }: CheckoutFrameProps) {
  const texts = useTexts(CHECKOUT_FRAME_TEXTS);
  const title = useRef<HTMLHeadingElement>(null);
  const isServed = useIsServed();
  const [isOpenedHere] = useState(!isServed);
  // Before the browser paints: after a press on a card far down the page, the checkout's end would flash.
  useLayoutEffect(() => {
    if (!isOpenedHere) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, [isOpenedHere]);
  return (
    <div className={styles.view} data-ground="paper" data-own-help>
      <div className={styles.head}>
        <LinkButton variant="outline" size="small" icon={<Icon name="chevron-left" size={18} />} to={backPath}>
          {texts.back}
        </LinkButton>
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          {texts.title}
        </h1>
        {header !== null && <Badge tone="yellow">{header}</Badge>}
      </div>
      <NoScriptNotice />
      {children}
    </div>
  );
}

/** Reserves the form's place while its code loads; `module` is the file that this code is asked for by. */
export function AwaitedForm({ module }: { module: string }) {
  const { loading } = useTexts(CHECKOUT_FRAME_TEXTS);
  return (
    <div className={styles.awaited} {...{ [NEXT]: module }}>
      <Spinner label={loading} />
    </div>
  );
}

/** Replaces the form in a browser without JavaScript: says why nothing comes, and who helps. */
function NoScriptNotice() {
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
