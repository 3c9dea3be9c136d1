import type { Plugin } from 'vite';

/** The titles' font; the few signs of it that nearly all words are made of. */
const FIRST = /(?:^|\/)cinzel-[^/]*\.woff2$/;
const WHOLE = /-latin-/;

/** Asks for the font of the titles with the page itself, not only once the style sheet has been read. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FIRST.test(file) && !WHOLE.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}
