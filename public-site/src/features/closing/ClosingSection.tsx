import {
  BUILT_IN_CLOSING_IMAGE,
  builtInClosingSection,
  type ClosingSectionRequest,
  type PublicClosingSection,
} from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import { StillDrawing } from '../../art/StillDrawing';
import { useContentText } from '../../lib/language';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { LinkButton, type LinkButtonProps } from '../../ui/Button';
import { ContentImage } from '../../ui/content/ContentImage';
import { Section } from '../../ui/layout/Section';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { closingQuery } from './closing.api';
import styles from './ClosingSection.module.css';

/** The page's last call: picture, words, two links. Nothing while it is switched off. */
export function ClosingSection() {
  const textOf = useContentText();
  const { edition } = useSiteSettings();
  const { data, isPending } = useQuery(closingQuery);
  if (isPending) {
    return (
      <Section ground="parchment" className={styles.waiting} aria-busy="true">
        <Skeleton height="20rem" />
      </Section>
    );
  }
  const closing = closingToShow(data, edition);
  if (!closing) return null;
  const { image_url, button1_link, button2_link } = closing;
  const head = textOf(closing, 'head_text');
  return (
    <Section ground="parchment" aria-labelledby="closing">
      <div className={styles.closing}>
        <div className={styles.frame}>
          <ContentImage
            src={image_url === BUILT_IN_CLOSING_IMAGE ? null : image_url}
            alt=""
            width={640}
            height={480}
            className={styles.picture}
            fallback={<StillDrawing name="closing/closing" className={styles.picture} />}
          />
        </div>
        <div className={styles.words}>
          <h2 id="closing">{head}</h2>
          <p className={styles.text}>{textOf(closing, 'content_text')}</p>
          <div className={styles.buttons}>
            <ContentLinkButton href={button1_link} size="large">
              {textOf(closing, 'button1_text')}
              <VisuallyHidden>: {head}</VisuallyHidden>
            </ContentLinkButton>
            <ContentLinkButton href={button2_link} size="large" variant="outline">
              {textOf(closing, 'button2_text')}
              <VisuallyHidden>: {head}</VisuallyHidden>
            </ContentLinkButton>
          </div>
        </div>
      </div>
    </Section>
  );
}

/**
 * The closing section to show: null when it is switched off, the edition's built-in promo when there is no data at all.
 */
function closingToShow(data: PublicClosingSection | undefined, edition: string): ClosingSectionRequest | null {
  if (!data) return builtInClosingSection(edition);
  return 'head_text' in data && data.is_active ? data : null;
}

interface ContentLinkButtonProps extends Omit<LinkButtonProps, 'to' | 'target' | 'rel'> {
  /** As an editor wrote it: a page of ours (`/event`), or an address elsewhere, which opens in a new tab. */
  href: string;
}

/** A link from content that looks like a button. */
function ContentLinkButton({ href, ...rest }: ContentLinkButtonProps) {
  const leadsAway = /^https?:/i.test(href);
  return (
    <LinkButton
      {...rest}
      to={href}
      target={leadsAway ? '_blank' : undefined}
      rel={leadsAway ? 'noopener noreferrer' : undefined}
    />
  );
}
