/** Browser APIs that jsdom lacks. */

type Listener = () => void;
let lessMotion = false;
const listeners = new Set<Listener>();
const watchers = new Set<IntersectionObserverCallback>();

class TestPointerEvent extends MouseEvent {
  readonly pointerType: string;
  readonly isPrimary: boolean;

  constructor(type: string, { pointerType = 'touch', isPrimary = true, ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = pointerType;
    this.isPrimary = isPrimary;
  }
}

/** Gives the browser `matchMedia`, `IntersectionObserver` and pointers, with motion welcome and nothing in sight. */
export function giveSight(): void {
  lessMotion = false;
  listeners.clear();
  watchers.clear();
  window.matchMedia = (media) =>
    ({
      media,
      get matches() {
        return lessMotion && media.includes('reduce');
      },
      addEventListener: (_type: string, listener: Listener) => listeners.add(listener),
      removeEventListener: (_type: string, listener: Listener) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
  window.PointerEvent ??= TestPointerEvent as typeof PointerEvent;
  globalThis.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {
      watchers.add(callback);
    }
    observe(): void {}
    disconnect(): void {
      watchers.delete(this.callback);
    }
  } as unknown as typeof IntersectionObserver;
}

export function preferLessMotion(): void {
  lessMotion = true;
  for (const listener of listeners) listener();
}

/** The visitor comes near everything that waits for it. */
export function comeNear(): void {
  const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
  for (const watcher of watchers) watcher(entries, {} as IntersectionObserver);
}

/** Another tab is in front, or this one again. */
export function showTab(visible: boolean): void {
  Object.defineProperty(document, 'visibilityState', { value: visible ? 'visible' : 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
