import type { ReactNode } from 'react';
import type { DrawingProps } from '../shapes/Drawing';
import { HandFan } from './items/HandFan';
import { Keychain } from './items/Keychain';
import { Lanyard } from './items/Lanyard';
import { Totebag } from './items/Totebag';
import { Tshirt } from './items/Tshirt';
import { Showcase } from './Showcase';

interface Bundle {
  ground: string;
  glow: string;
  picture: ReactNode;
}

const BUNDLES = {
  heraklid: {
    ground: 'var(--art-teal-deep)',
    glow: 'var(--art-teal)',
    picture: (
      <>
        <HandFan transform="translate(420 170) rotate(10) scale(1.06)" />
        <Totebag transform="translate(206 198) rotate(-3) scale(1.18)" />
        <Keychain charm="crown" transform="translate(352 246) rotate(8) scale(1.06)" />
        <Keychain charm="star" transform="translate(446 258) rotate(-10) scale(.96)" />
      </>
    ),
  },
  herakles: {
    ground: 'var(--art-red-shade)',
    glow: 'var(--art-ember)',
    picture: (
      <>
        <Tshirt transform="translate(222 186) scale(1.28)" />
        <Lanyard transform="translate(446 194) rotate(6) scale(1.12)" />
      </>
    ),
  },
  cadmus: {
    ground: 'var(--art-night-1)',
    glow: 'var(--art-night-5)',
    picture: (
      <>
        <HandFan transform="translate(300 112) scale(1.04)" />
        <Totebag transform="translate(124 212) rotate(-5) scale(1.04)" />
        <Lanyard transform="translate(494 196) rotate(7) scale(1.06)" />
        <Tshirt transform="translate(306 222) scale(1.02)" />
        <Keychain charm="flame" transform="translate(216 334) rotate(6) scale(.74)" />
        <Keychain charm="star" transform="translate(404 334) rotate(-6) scale(.74)" />
      </>
    ),
  },
} satisfies Record<string, Bundle>;

export type BundleName = keyof typeof BUNDLES;
export const BUNDLE_NAMES = Object.keys(BUNDLES) as BundleName[];

/** The items of a bundle side by side on the merchant's counter, 600 × 400. */
export function MerchandiseBundle({ name, ...drawing }: DrawingProps & { name: BundleName }) {
  const { ground, glow, picture } = BUNDLES[name];
  return (
    <Showcase width={600} ground={ground} glow={glow} {...drawing}>
      <ellipse cx="300" cy="327" rx="230" ry="9" fill="var(--art-line)" opacity=".35" />
      {picture}
    </Showcase>
  );
}
