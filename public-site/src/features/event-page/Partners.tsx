import type { ComponentType } from 'react';
import { MediaPartner } from '../../art/divisions/symbols/MediaPartner';
import { Sponsor } from '../../art/divisions/symbols/Sponsor';
import { HexToken } from '../../art/shapes/HexToken';
import { useTexts } from '../../lib/language';
import { Card } from '../../ui/Card';
import { ContentImage } from '../../ui/ContentImage';
import { EVENT_PAGE_TEXTS } from './event-page.texts';
import styles from './Partners.module.css';

interface PartnersProps {
  sponsors: string | null;
  mediaPartners: string | null;
}

/** Sponsors and media partners: an editor's picture of each, or that they are still to come. */
export function Partners({ sponsors, mediaPartners }: PartnersProps) {
  const texts = useTexts(EVENT_PAGE_TEXTS);
  return (
    <div className={styles.partners}>
      <Partner title={texts.sponsors} src={sponsors} Symbol={Sponsor} soon={texts.sponsorsSoon} />
      <Partner title={texts.mediaPartners} src={mediaPartners} Symbol={MediaPartner} soon={texts.mediaPartnersSoon} />
    </div>
  );
}

interface PartnerProps {
  title: string;
  src: string | null;
  /** The sign of the division that finds them. */
  Symbol: ComponentType;
  soon: string;
}

function Partner({ title, src, Symbol, soon }: PartnerProps) {
  return (
    <Card as="article" ground="parchment" className={styles.partner}>
      <h3>{title}</h3>
      <ContentImage
        src={src}
        alt={title}
        width={800}
        height={450}
        className={styles.picture}
        fallback={
          <div className={styles.soon}>
            <HexToken ground="var(--art-night-2)" glow="var(--art-night-5)" className={styles.emblem}>
              <Symbol />
            </HexToken>
            <p>{soon}</p>
          </div>
        }
      />
    </Card>
  );
}
