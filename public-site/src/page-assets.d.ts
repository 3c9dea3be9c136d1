declare module 'virtual:page-assets' {
  export const pageAssets: Readonly<Record<string, import('../build/page-assets').PageAssets>>;
  /** By address. */
  export const styleTexts: Readonly<Record<string, string>>;
}
