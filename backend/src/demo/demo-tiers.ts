import type { ButtonText } from '@festival/contracts';

interface DemoTier {
  type: string;
  header: string;
  price: number | null;
  buttonText: ButtonText;
  backgroundColor: string;
  quota: number | null;
}

/** The specification's five tiers (public-site specification, section 3). */
export const DEMO_TIERS: readonly DemoTier[] = [
  {
    type: 'early-bird',
    header: 'Early Bird',
    price: 59_000,
    buttonText: 'SOLD OUT',
    backgroundColor: '#0E4280',
    quota: 100,
  },
  {
    type: 'pre-sales-1',
    header: 'Pre Sales 1',
    price: 65_000,
    buttonText: 'SOLD OUT',
    backgroundColor: '#FFC22F',
    quota: 200,
  },
  {
    type: 'pre-sales-2',
    header: 'Pre Sales 2',
    price: 77_000,
    buttonText: 'BUY TICKET',
    backgroundColor: '#D7263D',
    quota: 650,
  },
  {
    type: 'regular',
    header: 'Regular',
    price: null,
    buttonText: 'COMING SOON',
    backgroundColor: '#42B5B5',
    quota: null,
  },
  {
    type: 'coming-soon',
    header: 'Coming Soon',
    price: null,
    buttonText: 'COMING SOON',
    backgroundColor: '#F26B21',
    quota: null,
  },
];

/** The one that sells in the demo; with a real provider it waits for an admin to open it. */
export const DEMO_TIER_ON_SALE = 'pre-sales-2';
