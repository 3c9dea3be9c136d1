declare module 'virtual:still-drawings' {
  /** Without a slash at its end. */
  export const DRAWINGS_FOLDER: string;
}

declare module 'virtual:page-assets' {
  export const pageAssets: Readonly<Record<string, import('../build/page-assets').PageAssets>>;
  /** By address. */
  export const styleTexts: Readonly<Record<string, string>>;
}
