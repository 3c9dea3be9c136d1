import type { Paginated } from '@festival/contracts';

type Place = Pick<Paginated<unknown>, 'data' | 'current_page' | 'per_page' | 'total'>;

/** 'Showing 16 to 20 of 20 results' (content specification, section 2, "Chatbot Training"). */
export function shownRange({ data, current_page, per_page, total }: Place): string {
  const before = (current_page - 1) * per_page;
  const first = data.length === 0 ? 0 : before + 1;
  const last = data.length === 0 ? 0 : before + data.length;
  return `Showing ${first} to ${last} of ${total} results`;
}
