import type { Language } from '@festival/contracts';
import sizes from '../../../../docs/handbook/pictures/sizes.json';
import type { HandbookPageName, HandbookPicture } from './handbookPages';

/** Each page is a file of its own, loaded when it is read. */
const texts = import.meta.glob<string>('../../../../docs/handbook/*/*.md', { query: '?raw', import: 'default' });

const pictures = import.meta.glob<string>('../../../../docs/handbook/pictures/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

const FOLDER = '../../../../docs/handbook';

export async function loadPage(language: Language, page: HandbookPageName): Promise<string> {
  const load = texts[`${FOLDER}/${language}/${page}.md`];
  if (!load) throw new Error(`There is no ${page} in ${language}`);
  return load();
}

/** A picture that a page names as `../pictures/order.en.webp`. */
export function pictureOf(link: string): HandbookPicture | undefined {
  const address = pictures[link.replace('..', FOLDER)];
  const [width, height] = (sizes as Record<string, number[]>)[link.replace('../pictures/', '')] ?? [];
  return address === undefined ? undefined : { address, width, height };
}
