import { CONCERT_EVENT, REALM_NAMES } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MOMENT_NAMES } from '../../art/moments/moment-names';
import { StillDrawing } from '../../art/StillDrawing';
import { eventPageQuery } from '../../lib/festival/event-page';
import { siteSettingsQuery } from '../../lib/festival/site-settings';
import { useTexts } from '../../lib/language';
import { useDisplayNow } from '../../lib/now';
import { ContentImage } from '../../ui/content/ContentImage';
import { MOMENTS_TEXTS } from './moments.texts';

/** So seldom a concert begins. */
const EVERY_MS = 60_000;
const MOST_PHOTOS = 12;

export interface MomentPicture {
  key: string;
  caption: string;
  drawn: (className: string | undefined) => ReactNode;
}

function useMomentDrawings(): readonly MomentPicture[] {
  const { pictures, captions } = useTexts(MOMENTS_TEXTS);
  return MOMENT_NAMES.map((name) => ({
    key: name,
    caption: captions[name],
    drawn: (className) => <StillDrawing name={`moment/${name}`} className={className} title={pictures[name]} />,
  }));
}

/** The drawn moments; from the concert on the pictures in the gallery of its page stand first. */
export function useMomentPictures(): readonly MomentPicture[] {
  const { photo } = useTexts(MOMENTS_TEXTS);
  const drawings = useMomentDrawings();
  const photos = useConcertPhotos();
  const shown = photos.map((src, at): MomentPicture => ({
    key: `${at} ${src}`,
    caption: REALM_NAMES[CONCERT_EVENT],
    drawn: (className) => (
      <ContentImage
        src={src}
        alt={photo(at + 1, photos.length)}
        width={560}
        height={350}
        className={className}
        fallback={drawings[at % drawings.length]?.drawn(className)}
      />
    ),
  }));
  // Fewer than drawings would leave places of the gallery empty.
  return [...shown, ...drawings.slice(shown.length)];
}

function useConcertPhotos(): readonly string[] {
  const { data: settings } = useQuery(siteSettingsQuery);
  const now = useDisplayNow(EVERY_MS);
  const hasBegun = settings !== undefined && now >= Date.parse(settings.concert_date);
  const { data: page } = useQuery({ ...eventPageQuery(CONCERT_EVENT), enabled: hasBegun });
  return hasBegun && page ? page.unveiling_images.slice(0, MOST_PHOTOS) : [];
}
