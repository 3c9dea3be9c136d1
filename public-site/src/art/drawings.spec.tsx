import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { AboutBanner } from './about/AboutBanner';
import { StoryArt } from './about/StoryArt';
import { TeamBanner } from './about/TeamBanner';
import { DivisionEmblem } from './divisions/DivisionArt';
import { DivisionPortrait } from './divisions/DivisionArt';
import { DIVISIONS, type DivisionName } from './divisions/divisions';
import type { DrawingProps } from './shapes/Drawing';
import { EventCardBack } from './event-cards/EventCardBack';
import { EventCardFront } from './event-cards/EventCardFront';
import { EUlympicHero } from './event-heroes/EUlympicHero';
import { EventPaper } from './event-heroes/EventPaper';
import { UCareHero } from './event-heroes/UCareHero';
import { UlympicHero } from './event-heroes/UlympicHero';
import { UnifyHero } from './event-heroes/UnifyHero';
import { UnveilingHero } from './event-heroes/UnveilingHero';
import { GalleryPicture } from './gallery/GalleryPicture';
import { GroundMap } from './ground/GroundMap';
import { MerchandiseBundle } from './merchandise/MerchandiseBundle';
import { MerchandiseItem } from './merchandise/MerchandiseItem';
import { ClosingPicture } from './promo/ClosingPicture';
import { MerchandiseBanner } from './promo/MerchandiseBanner';
import { TicketPromo } from './promo/TicketPromo';
import { VideoThumbnail } from './promo/VideoThumbnail';
import { REALMS } from './realms/realms';

const DIVISION_NAMES = Object.keys(DIVISIONS) as DivisionName[];

const DRAWINGS: [string, ComponentType<DrawingProps>][] = [
  ...DIVISION_NAMES.flatMap((name): [string, ComponentType<DrawingProps>][] => [
    [`emblem of ${name}`, (props) => <DivisionEmblem name={name} {...props} />],
    [`portrait of ${name}`, (props) => <DivisionPortrait name={name} {...props} />],
  ]),
  ...REALMS.flatMap((realm): [string, ComponentType<DrawingProps>][] => [
    [`paper of ${realm}`, (props) => <EventPaper realm={realm} {...props} />],
    [`card of ${realm}`, (props) => <EventCardFront realm={realm} {...props} />],
    [`gallery of ${realm}`, (props) => <GalleryPicture realm={realm} variation={7} {...props} />],
  ]),
  ...(['tshirt', 'lanyard', 'totebag', 'keychains', 'hand fan'] as const).map(
    (name): [string, ComponentType<DrawingProps>] => [name, (props) => <MerchandiseItem name={name} {...props} />],
  ),
  ...(['heraklid', 'herakles', 'cadmus'] as const).map((name): [string, ComponentType<DrawingProps>] => [
    name,
    (props) => <MerchandiseBundle name={name} {...props} />,
  ]),
  ...(['theme', 'concept', 'vision', 'mission'] as const).map((story): [string, ComponentType<DrawingProps>] => [
    story,
    (props) => <StoryArt story={story} {...props} />,
  ]),
  ['hero of Unveiling', UnveilingHero],
  ['hero of E-Ulympic', EUlympicHero],
  ['hero of U-Care', UCareHero],
  ['hero of Ulympic', UlympicHero],
  ['hero of Unify', UnifyHero],
  ['about banner', AboutBanner],
  ['team banner', TeamBanner],
  ['merchandise banner', MerchandiseBanner],
  ['ticket promo', TicketPromo],
  ['closing picture', ClosingPicture],
  ['video thumbnail', VideoThumbnail],
  ['card back', EventCardBack],
  ['map of the ground', GroundMap],
];

test('there is an emblem for each of the fifteen divisions', () => {
  expect(DIVISION_NAMES).toHaveLength(15);
});

test.each(DRAWINGS)('%s: read out once when it has a title, never without', (name, Art) => {
  const { rerender } = render(<Art title={name} />);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([name]);
  rerender(<Art />);
  expect(screen.queryByRole('img')).toBeNull();
});

test.each(DRAWINGS)('%s: two on a page do not share their gradients and clips', (_, Art) => {
  const { container } = render(
    <>
      <Art />
      <Art />
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('any whole number is a variation of the gallery', () => {
  const markup = (variation: number) =>
    render(<GalleryPicture realm="unify" variation={variation} />).container.innerHTML;
  const withoutIds = (html: string) => html.replaceAll(/_r_\w+_/g, '');
  const [first, second, third, fourth] = [0, 1, 2, 3].map(markup).map(withoutIds);
  expect(new Set([first, second, third]).size).toBe(3);
  expect(fourth).toBe(first);
});
