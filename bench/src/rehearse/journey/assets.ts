import type { Answer } from '../http/answer.js';
import { textOf, type Browser } from '../http/browser.js';

const TAGS = /<(?:script|link)\b[^>]*>/g;
const ADDRESS = /(?:src|href)="(\/[^"/][^"]*)"/;
const LOADED = /rel="(?:stylesheet|modulepreload|preload)"|^<script/;

/** Scripts, styles and fonts that a page names, on its own server. */
function assetsIn(html: string): string[] {
  const paths = (html.match(TAGS) ?? []).filter((tag) => LOADED.test(tag)).map((tag) => ADDRESS.exec(tag)?.[1]);
  return [...new Set(paths.filter((path): path is string => path !== undefined))].map((path) =>
    path.replaceAll('&amp;', '&'),
  );
}

/** The files of a page, read from the first visitor's answer: all get the same ones. */
export class Assets {
  private paths: readonly string[] | null = null;

  async load(browser: Browser, page: Answer): Promise<void> {
    this.paths ??= assetsIn(textOf(page));
    await Promise.all(this.paths.map((path) => browser.asset(path)));
  }
}
