/** Line drawings on a 24 × 24 grid, stroke 2. */
export const ICON_PATHS = {
  menu: 'M4 6h16M4 12h11M4 18h16',
  close: 'M5 5l14 14M19 5L5 19',
  check: 'M4 12.5l5.2 5.3L20 6.5',
  alert: 'M12 3.2L1.8 20.5h20.4zM12 10v4.6M12 17.6v.1',
  info: 'M12 2.8a9.2 9.2 0 100 18.4 9.2 9.2 0 000-18.4zM12 11v5.4M12 7.6v.1',
  clock: 'M12 2.8a9.2 9.2 0 100 18.4 9.2 9.2 0 000-18.4zM12 7v5.3l3.4 2',
  ticket: 'M3 6.5h18v3.4a2.2 2.2 0 000 4.2v3.4H3v-3.4a2.2 2.2 0 000-4.2zM14.5 6.5v2M14.5 11v2M14.5 15.5v2',
  mail: 'M3 5.5h18v13H3zM3.4 6l8.6 7 8.6-7',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  'chevron-down': 'M5.5 9l6.5 6.5L18.5 9',
  'chevron-up': 'M5.5 15L12 8.5l6.5 6.5',
  'chevron-left': 'M15 5.5L8.5 12l6.5 6.5',
  'chevron-right': 'M9 5.5l6.5 6.5L9 18.5',
  copy: 'M8.5 8.5H20V20H8.5zM15.5 8.5V4H4v11.5h4.5',
  qr: 'M3.5 3.5h6v6h-6zM14.5 3.5h6v6h-6zM3.5 14.5h6v6h-6zM14.5 14.5h2.2v2.2M20.5 14.5v6h-2M14.5 20.5h1.2M6.5 6.5h.1M17.5 6.5h.1M6.5 17.5h.1',
  whatsapp:
    'M3.4 20.6l1.3-4.3a8.7 8.7 0 113.2 3.1zM8.8 8.2c-.5 3.3 3.6 7.4 7 6.9l.6-1.7-2.2-1.1-1.1 1.1c-1.2-.5-2-1.4-2.6-2.6l1.1-1.1-1.1-2.1z',
  refresh: 'M20 5v5h-5M4 19v-5h5M5.3 9.5A7.3 7.3 0 0118.8 9M18.7 14.5A7.3 7.3 0 015.2 15',
  download: 'M12 3.5v11.5M7 10.5l5 5 5-5M4 20.5h16',
} as const;

export type IconName = keyof typeof ICON_PATHS;
