/** What a screen shows, where the specification gives the screen another name than its calls (sections 2 and 7). */
const RESOURCES: Readonly<Record<string, string>> = {
  archive: 'archive-videos',
  'closing-section': 'closing-sections',
  countdown: 'countdown-events',
  merchandise: 'event-upcoming-details',
};

const SCREENS = new Map(Object.entries(RESOURCES).map(([screen, resource]) => [resource, screen]));

/** `archive` → `archive-videos`; most screens are named as what they show. */
export function resourceOf(screen: string): string {
  return RESOURCES[screen] ?? screen;
}

/** `archive-videos` → `archive`. */
export function screenOf(resource: string): string {
  return SCREENS.get(resource) ?? resource;
}
