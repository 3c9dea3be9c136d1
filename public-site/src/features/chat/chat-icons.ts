/** Signs of the chat alone, on a 24 × 24 grid. */
export const CHAT_ICONS = {
  send: 'M4 12L20.5 4.5 15 20.5l-3.4-6.6zM11.6 13.9l4.4-4.6',
  expand: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  shrink: 'M20 10h-6V4M14 10l6.5-6.5M4 14h6v6M10 14l-6.5 6.5',
} as const;
