import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshBrowser, offline, ok, openSite, refuse, serve, type Handler } from '../../testing/site';
import { EVENTS, eventCard, lockedCard, video } from '../../testing/event-content';
import { SETTINGS } from '../../testing/festival-content';

beforeEach(freshBrowser);

const CARDS = 'GET /api/event-upcoming-details';
const VIDEOS = 'GET /api/archive-videos';

const open = (handlers: Record<string, Handler> = {}) => {
  serve({ ...EVENTS, ...handlers });
  openSite('/event');
  return userEvent.setup();
};
const cards = async () => within(await screen.findByRole('region', { name: 'Choose Your Quest' }));
const isTurned = (button: HTMLElement) => button.closest('article')?.hasAttribute('data-turned');

describe('event cards', () => {
  it('turn at a press, back at another, and keep the keyboard on the side that shows', async () => {
    const user = open();
    const front = await screen.findByRole('button', { name: 'Title of unveiling: turn the card' });
    await user.click(front);
    expect(isTurned(front)).toBe(true);
    const back = screen.getByRole('button', { name: 'Title of unveiling: turn the card back' });
    expect(document.activeElement).toBe(back);
    await user.keyboard('{Enter}');
    expect(isTurned(front)).toBe(false);
    expect(document.activeElement).toBe(front);
  });

  it('tell of the event, and where it has its page', async () => {
    open({ [CARDS]: () => ok([eventCard('unify', { description: '<p>A <b>bold</b> quest</p>' })]) });
    const link = await screen.findByRole('link', { name: 'Enter the realm: Title of unify' });
    expect(link.getAttribute('href')).toBe('/event/unify');
    expect(link.getAttribute('target')).toBeNull();
    expect(screen.getByText('bold').tagName).toBe('B');
  });

  it('tell the day of the countdown that has their key, and none without one', async () => {
    const countdown = { name: 'Any', name_indonesian: null, bgColor: '#D7263D' };
    open({
      [CARDS]: () => ok([eventCard('eulympic'), eventCard('unveiling'), eventCard('unify')]),
      'GET /api/countdown-events': () =>
        ok([
          { ...countdown, id: 1, event_key: 'eulympic', targetDate: '2027-05-19T02:00:00.000Z' },
          { ...countdown, id: 2, event_key: 'unify', targetDate: '2027-11-23T11:00:00.000Z' },
        ]),
      'GET /api/site-settings': () => ok({ ...SETTINGS, concert_date: '2027-11-22T11:00:00.000Z' }),
    });
    const card = (name: string) =>
      screen.getByRole('button', { name: `Title of ${name}: turn the card` }).closest('article');
    await waitFor(() => expect(card('eulympic')?.querySelector('time')?.textContent).toBe('19 May 2027'));
    expect(card('unveiling')?.querySelector('time')).toBeNull();
    // The concert is when the settings say.
    await waitFor(() => expect(card('unify')?.querySelector('time')?.textContent).toBe('22 November 2027'));
  });

  it.each(['/', ''])('have no link when theirs is %p', async (link) => {
    open({ [CARDS]: () => ok([eventCard('unify', { link })]) });
    await screen.findByRole('button', { name: 'Title of unify: turn the card' });
    expect((await cards()).queryByRole('link')).toBeNull();
  });

  it('lead elsewhere in a new tab that knows nothing of this one', async () => {
    open({ [CARDS]: () => ok([eventCard('unify', { link: 'https://example.com/x' })]) });
    const link = await screen.findByRole('link', { name: /^Enter the realm: Title of unify \(opens/ });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  });

  it('that are locked say only that something is coming, and do not turn', async () => {
    open({ [CARDS]: () => ok([lockedCard('ulympic')]) });
    expect(await screen.findByText('SOMETHING MAGICAL IS COMING SOON.')).toBeTruthy();
    expect((await cards()).queryByRole('button')).toBeNull();
  });

  it('are five at most', async () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => eventCard(key));
    open({ [CARDS]: () => ok(many) });
    await screen.findByRole('button', { name: 'Title of a: turn the card' });
    expect((await cards()).getAllByRole('listitem')).toHaveLength(5);
  });

  it('show the picture of the content, and ours when it fails', async () => {
    open({ [CARDS]: () => ok([eventCard('unify', { image: '/media/unify.png', alt: 'A crown' })]) });
    const image = await screen.findByRole('img', { name: 'A crown' });
    expect(image.getAttribute('src')).toBe('/media/unify.png');
    const front = image.closest('article') as HTMLElement;
    fireEvent.error(image);
    expect(within(front).queryByRole('img', { name: 'A crown' })).toBeNull();
    expect(front.querySelector('svg')).toBeTruthy();
  });

  it.each([
    ['Failed to load events', () => refuse(404, 'No.')],
    ['Error loading events', offline],
  ])('say "%s" and offers a retry on the rendered page', async (text, failure) => {
    let answers = 0;
    const fails: Handler = (asked) => {
      answers += 1;
      return answers <= 3 && (text.startsWith('Error') || answers === 1) ? failure(asked) : ok([eventCard('unify')]);
    };
    const user = open({ [CARDS]: fails });
    await (await cards()).findByText(text);
    expect(await screen.findByRole('button', { name: 'Play video: Upcoming Events' })).toBeTruthy();
    await user.click((await cards()).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Title of unify: turn the card' })).toBeTruthy();
  });

  it('say so when there are none', async () => {
    open({ [CARDS]: () => ok([]) });
    expect(await screen.findByText(/next chapters are still being written/)).toBeTruthy();
  });
});

describe('the upcoming-events video', () => {
  it('plays in place of its picture and gives it back', async () => {
    const user = open({ [VIDEOS]: () => ok([video('Another'), video('UPCOMING events', { videoId: 'R6MlUcmOul8' })]) });
    await user.click(await screen.findByRole('button', { name: 'Play video: UPCOMING events' }));
    expect(screen.getByTitle('UPCOMING events').getAttribute('src')).toContain('/embed/R6MlUcmOul8?autoplay=1');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByTitle('UPCOMING events')).toBeNull();
    expect(screen.getByRole('button', { name: 'Play video: UPCOMING events' })).toBeTruthy();
  });

  it.each([
    ['No upcoming events available', () => ok([video('Another')])],
    ['No upcoming events available', () => ok([])],
    ['Failed to load upcoming events', () => refuse(404, 'No.')],
    ['Error loading upcoming events', offline],
  ])('is replaced by "%s"', async (text, answer) => {
    open({ [VIDEOS]: answer });
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

it('the map leads to the realms with open cards', async () => {
  open({ [CARDS]: () => ok([eventCard('unveiling'), lockedCard('ulympic'), eventCard('unify', { link: '/' })]) });
  const map = within(await screen.findByRole('region', { name: 'The Quest Map' }));
  const link = await map.findByRole('link');
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Unveiling', '/event/unveiling']);
  expect(map.getAllByRole('listitem')).toHaveLength(5);
});
