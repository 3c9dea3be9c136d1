import type { Plugin } from 'vite';

/**
 * What is fetched in which order: both fonts with the page itself, not only once the style sheet has been read, since
 * the first words stand in them; scripts last, since the page shows its content without them.
 */
export function pageHead(): Plugin {
  return {
    name: 'page-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => ({
        html: html.replace(/<(script type="module"|link rel="modulepreload") /g, '<$1 fetchpriority="low" '),
        tags: Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          })),
      }),
    },
  };
}
