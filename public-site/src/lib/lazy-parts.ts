import { loadCode, reloadIfReplaced } from './load-code';

/** Marks, by the file of its component, a part of a page that isn't hydrated yet. */
export const LAZY = 'data-lazy';

/** Marks, by the file of its component, what takes its place at hydration: its scripts and styles come with the page's. */
export const NEXT = 'data-next';

const codes = new Map<string, LazyPartCode<unknown>>();

/** The code of a lazily hydrated part. */
export class LazyPartCode<T> {
  /** Null until it is there. */
  loaded: T | null = null;
  /** Settles once the code is there; a failed attempt leaves it open. */
  readonly ready: Promise<void>;
  private readonly onReady: () => void;
  private attempt: Promise<void> | null = null;
  private pressAgain = () => {};

  /** `module` is the file of what `fetch` gives, from this package's root. */
  constructor(
    module: string,
    private readonly fetch: () => Promise<T>,
    /** Nobody can do anything with what it renders. */
    readonly isStill: boolean,
  ) {
    let onReady = () => {};
    this.ready = new Promise((resolve) => (onReady = resolve));
    this.onReady = onReady;
    codes.set(module, this);
  }

  /** One attempt for all who call; it stays failed when it has failed. */
  load(): Promise<void> {
    this.attempt ??= this.fetchNow();
    return this.attempt;
  }

  private async fetchNow(): Promise<void> {
    // What nobody has asked for is no reason to reload the page.
    this.loaded = await loadCode(this.fetch, { mayReload: false });
    this.onReady();
  }

  /** Gives whether the code is there; the next call after a failure tries again. */
  async tryLoad(): Promise<boolean> {
    try {
      await this.load();
      return true;
    } catch {
      this.forget();
      return false;
    }
  }

  /** The next call is a new attempt, after one that has failed. */
  forget(): void {
    this.attempt = null;
  }

  /** Remembers a press that React would lose. With the code there React hydrates the part at the press itself. */
  press(again: () => void): void {
    if (this.loaded === null) this.pressAgain = again;
  }

  /** The part is hydrated: the remembered press is repeated. */
  hydrated(): void {
    const { pressAgain } = this;
    this.pressAgain = () => {};
    pressAgain();
  }
}

/** For the server, which renders every part. */
export async function loadAllParts(): Promise<void> {
  await Promise.all([...codes.values()].map((code) => code.load()));
}

/** What `load` gives, once the parts that it brings along have their code too or can't have it. */
export async function loadWithParts<T>(load: () => Promise<T>): Promise<T> {
  const known = new Set(codes.values());
  const loaded = await load();
  await Promise.allSettled([...codes.values()].filter((code) => !known.has(code)).map((code) => code.load()));
  return loaded;
}

/** Loads the parts that aren't hydrated; gives whether all could be had. Null: all are there already. */
export function loadLazyParts(page: Document): Promise<boolean> | null {
  const waiting = [...page.querySelectorAll(`[${LAZY}]`)].map(codeOf);
  if (waiting.every((code) => !code || code.loaded)) return null;
  return Promise.all(waiting.map((code) => code?.tryLoad() ?? true)).then((had) => had.every(Boolean));
}

/** Fetches a part's code as soon as somebody points at it, touches it or gets into it with the keyboard. */
export function watchLazyParts(page: Document): void {
  const want = (event: Event) => {
    const { type, target } = event;
    if (!(target instanceof Element)) return;
    const code = codeOf(target.closest(`[${LAZY}]`));
    if (!code || code.isStill) return;
    if (type === 'click') code.press(() => target.closest('button')?.click());
    // Enter and the space bar click as well, and the click comes last.
    if (event instanceof KeyboardEvent) code.press(() => target.dispatchEvent(new KeyboardEvent(type, event)));
    const isPress = type === 'click' || type === 'keydown';
    void code.tryLoad().then((had) => (had || !isPress ? undefined : reloadIfReplaced(page)));
  };
  // Caught before React's own listeners, which stop events for a part that isn't hydrated.
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'])
    page.addEventListener(type, want, { capture: true, passive: true });
}

const codeOf = (place: Element | null): LazyPartCode<unknown> | undefined => codes.get(place?.getAttribute(LAZY) ?? '');
