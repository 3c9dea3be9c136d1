import { Injectable } from '@nestjs/common';
import type { ReadyJson } from './answers.js';

/** Gives a call's whole answer while it is cached; null when the route has to make it. */
export type Peek = () => ReadyJson | null;
/** The same for one path parameter or for the query (without its question mark). */
export type PeekFor = (value: string) => ReadyJson | null;

/** A cached answer and the template of its route, which measurements are named by. */
export interface CachedRead {
  answer: ReadyJson;
  route: string;
}

interface Family {
  route: string;
  before: string;
  after: string;
  peek: PeekFor;
}

/** Cached answers of the public calls that are the same for all visitors, by path. */
@Injectable()
export class CachedReads {
  private readonly byPath = new Map<string, Peek>();
  private readonly byQuery = new Map<string, PeekFor>();
  private readonly families: Family[] = [];

  /** `path` is the whole path, without a query. */
  add(path: string, peek: Peek): void {
    this.byPath.set(path, peek);
  }

  /** A path whose answer depends on its query. */
  addWithQuery(path: string, peek: PeekFor): void {
    this.byQuery.set(path, peek);
  }

  /** Paths with one parameter: `/api/things/:id/state`. */
  addFamily(route: string, peek: PeekFor): void {
    const [before = '', after = ''] = route.split(/:\w+/);
    this.families.push({ route, before, after, peek });
  }

  peek(url: string): ReadyJson | null {
    return this.find(url)?.answer ?? null;
  }

  find(url: string): CachedRead | null {
    const peek = this.byPath.get(url);
    if (peek) return named(url, peek());
    for (const { route, before, after, peek: peekFor } of this.families) {
      if (url.startsWith(before) && url.endsWith(after))
        return named(route, peekFor(url.slice(before.length, url.length - after.length)));
    }
    const at = url.indexOf('?');
    const path = at < 0 ? url : url.slice(0, at);
    const peekFor = this.byQuery.get(path);
    return peekFor ? named(path, peekFor(at < 0 ? '' : url.slice(at + 1))) : null;
  }
}

const named = (route: string, answer: ReadyJson | null): CachedRead | null => answer && { answer, route };
