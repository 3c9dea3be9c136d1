import { lazyPart } from '../../ui/lazy-part';

export const LazyFooter = lazyPart('src/app/shell/Footer.tsx', async () => (await import('./Footer')).Footer);

export const LazyConstructionScreen = lazyPart(
  'src/app/shell/construction/ConstructionScreen.tsx',
  async () => (await import('./construction/ConstructionScreen')).ConstructionScreen,
);
