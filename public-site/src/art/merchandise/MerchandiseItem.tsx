import type { ReactNode } from 'react';
import type { DrawingProps } from '../shapes/Drawing';
import { HandFan } from './items/HandFan';
import { Keychain } from './items/Keychain';
import { Lanyard } from './items/Lanyard';
import { Totebag } from './items/Totebag';
import { Tshirt } from './items/Tshirt';
import { Showcase } from './Showcase';

interface Product {
  ground: string;
  glow: string;
  picture: ReactNode;
}

const PRODUCTS = {
  tshirt: {
    ground: 'var(--art-red-shade)',
    glow: 'var(--art-red)',
    picture: <Tshirt transform="translate(200 184) scale(1.24)" />,
  },
  lanyard: {
    ground: 'var(--art-ember-deep)',
    glow: 'var(--art-gold)',
    picture: <Lanyard transform="translate(200 184) scale(1.24)" />,
  },
  totebag: {
    ground: 'var(--art-teal-deep)',
    glow: 'var(--art-teal)',
    picture: <Totebag transform="translate(200 190) scale(1.2)" />,
  },
  keychains: {
    ground: 'var(--art-night-2)',
    glow: 'var(--art-night-5)',
    picture: (
      <>
        <path fill="var(--art-wood)" stroke="var(--art-line)" strokeWidth="4" d="M30 58h340v24H30z" />
        <path fill="none" stroke="var(--art-gold)" strokeWidth="6" d="M84 72v30M200 72v8M316 72v30" />
        <Keychain charm="flame" transform="translate(84 192) scale(1.3)" />
        <Keychain charm="star" transform="translate(316 192) scale(1.3)" />
        <Keychain charm="crown" transform="translate(200 186) scale(1.6)" />
      </>
    ),
  },
  'hand fan': {
    ground: 'var(--art-night-1)',
    glow: 'var(--art-dusk)',
    picture: <HandFan transform="translate(200 186) scale(1.2)" />,
  },
} satisfies Record<string, Product>;

export type MerchandiseName = keyof typeof PRODUCTS;
export const MERCHANDISE_NAMES = Object.keys(PRODUCTS) as MerchandiseName[];

/** A single item of the shop on the merchant's counter, 400 × 400. */
export function MerchandiseItem({ name, ...drawing }: DrawingProps & { name: MerchandiseName }) {
  const { ground, glow, picture } = PRODUCTS[name];
  return (
    <Showcase width={400} ground={ground} glow={glow} {...drawing}>
      <ellipse cx="200" cy="326" rx="120" ry="9" fill="var(--art-line)" opacity=".35" />
      {picture}
    </Showcase>
  );
}
