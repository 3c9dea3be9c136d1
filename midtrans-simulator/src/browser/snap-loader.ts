type State = 'unInitialized' | 'initialized' | 'loading' | 'PopupInView';
type Callback = (result?: unknown) => void;
type SnapOptions = Record<string, unknown>;

interface Running {
  token: string;
  options: SnapOptions;
  isEmbedded: boolean;
  startedAt: number;
}

/**
 * The body of `snap.js`, sent to browsers as text: it may use nothing from outside itself.
 * @param base origin of the simulator, by which the script finds its own tag
 */
export function installSnap(page: Window & { snap?: unknown }, base: string): void {
  const functions = ['onSuccess', 'onPending', 'onError', 'onClose'];
  const types: Record<string, string> = {
    ...Object.fromEntries(functions.map((name) => [name, 'function'])),
    skipOrderSummary: 'boolean',
    autoCloseDelay: 'number',
    language: 'string',
    enabledPayments: 'array',
    skipCustomerDetails: 'boolean',
    showOrderId: 'boolean',
    isDemoMode: 'boolean',
    creditCardNumber: 'string',
    creditCardCvv: 'string',
    creditCardExpiry: 'string',
    customerEmail: 'string',
    customerPhone: 'string',
    uiMode: 'string',
    gopayMode: 'string',
    selectedPaymentType: 'string',
  };
  const predecessors: Record<string, { to: State; from: State[] }> = {
    init: { to: 'initialized', from: ['unInitialized'] },
    show: { to: 'loading', from: ['initialized'] },
    pay: { to: 'PopupInView', from: ['initialized', 'loading'] },
    embed: { to: 'PopupInView', from: ['initialized', 'loading'] },
  };
  const { document } = page;
  const loadedAt = Date.now();
  const host = new URL(base).host;
  const tag = [...document.querySelectorAll('script')].find(
    ({ src }) => src.includes(host) && /snap(\.min)?\.js/.test(src),
  );
  const origin = tag ? new URL(tag.src).origin : base;
  const clientKey = tag?.getAttribute('data-client-key') ?? '';
  let state: State = 'unInitialized';
  let frame: HTMLIFrameElement | null = null;
  let running: Running | null = null;
  let overflowBefore: string | null = null;

  // The real script only logs this, too: the pop-up itself works without the key.
  // oxlint-disable-next-line no-console
  if (clientKey === '') console.log('Please add `data-client-key` attribute in the script tag');

  function moveTo(call: string): void {
    const step = predecessors[call];
    if (!step) return;
    if (!step.from.includes(state)) {
      const change = `Invalid state transition from ${state} to ${step.to}`;
      throw new Error(`snap.${call} is not allowed to be called in this state. ${change}`);
    }
    state = step.to;
  }

  function checkOptions(options: SnapOptions, isEmbedded: boolean): void {
    for (const [name, value] of Object.entries(options)) {
      const type = isEmbedded && name === 'embedId' ? 'string' : types[name];
      if (type === undefined) throw new Error(`Unsupported option ${name}`);
      const actual = Array.isArray(value) ? 'array' : typeof value;
      if (value !== undefined && actual !== type) throw new Error(`${name} should be of type ${type}`);
    }
  }

  function buildFrame(parent: Element, isEmbedded: boolean): void {
    frame?.remove();
    frame = document.createElement('iframe');
    frame.id = 'snap-midtrans';
    frame.name = `${isEmbedded ? 'embed' : 'popup'}_${Date.now()}`;
    frame.title = 'Payment';
    frame.allow = 'clipboard-write';
    const place = isEmbedded
      ? { width: '100%', height: '100%', minHeight: '560px' }
      : { position: 'fixed', inset: '0', width: '100%', height: '100%', zIndex: '999999' };
    // The same colour scheme on both sides keeps the frame's ground transparent.
    Object.assign(frame.style, place, { border: '0', display: 'none', colorScheme: 'light' });
    const address = `origin_host=${encodeURIComponent(page.location.origin)}&client_key=${encodeURIComponent(clientKey)}`;
    frame.src = `${origin}/snap/v4/popup?${address}#/`;
    parent.append(frame);
  }

  function post(message: Record<string, unknown>): void {
    frame?.contentWindow?.postMessage({ sourceApp: 'snap', ...message }, origin);
  }

  function reveal(): void {
    if (!frame) return;
    frame.style.display = 'block';
    if (running?.isEmbedded !== true && overflowBefore === null) {
      overflowBefore = document.body.style.overflow;
      document.body.style.overflow = 'hidden';
    }
    frame.focus();
  }

  function init(): void {
    moveTo('init');
    buildFrame(document.body, false);
  }

  function reset(): void {
    frame?.remove();
    frame = null;
    running = null;
    if (overflowBefore !== null) document.body.style.overflow = overflowBefore;
    overflowBefore = null;
    state = 'unInitialized';
    init();
  }

  function hide(): void {
    if (state === 'loading' || state === 'PopupInView') reset();
  }

  function start(call: 'pay' | 'embed', token: unknown, options: SnapOptions): void {
    if (typeof token !== 'string' || token === '') throw new Error('snapToken is required');
    const isEmbedded = call === 'embed';
    checkOptions(options, isEmbedded);
    const place = isEmbedded ? document.getElementById(String(options.embedId)) : null;
    if (isEmbedded && !place) throw new Error(`Element with id ${String(options.embedId)} is not found`);
    moveTo(call);
    running = { token, options, isEmbedded, startedAt: Date.now() };
    if (place) buildFrame(place, true);
    post({ event: 'notify' });
  }

  function call(name: string, result?: unknown): void {
    const callback = running?.options[name] as Callback | undefined;
    try {
      callback?.(result);
    } catch (error) {
      // A faulty callback of the shop must not keep the pop-up open.
      // oxlint-disable-next-line no-console
      console.error(error);
    }
  }

  function answerToken(): void {
    if (!running) return;
    const options = Object.fromEntries(
      Object.entries(running.options).filter(([, value]) => typeof value !== 'function'),
    );
    const { token, isEmbedded, startedAt } = running;
    const timing = { scriptLoadDuration: Date.now() - loadedAt, snapPayStartedAt: startedAt };
    post({ event: 'token', token, options, ...timing, isEmbedded });
    reveal();
  }

  function takeResult(data: { status_code?: unknown; finish_redirect_url?: unknown }): void {
    const code = data.status_code;
    if (code !== null && code !== undefined) {
      const name = { '200': 'onSuccess', '201': 'onPending' }[String(code)] ?? 'onError';
      if (running?.options[name]) call(name, data);
      else if (typeof data.finish_redirect_url === 'string') page.location.href = data.finish_redirect_url;
    }
    hide();
  }

  function closedByPayer(): void {
    if (state === 'PopupInView' && running?.options.onClose) call('onClose');
    hide();
  }

  function invalidEvent(data: unknown): never {
    throw new Error(`Invalid event data: ${JSON.stringify(data)}`);
  }

  page.addEventListener('message', (message: MessageEvent) => {
    const data = message.data as { sourceApp?: string; event?: string; data?: unknown } | null;
    if (message.origin !== origin || data?.sourceApp !== 'snap') return;
    if (data.event === 'queryToken') answerToken();
    else if (data.event === 'result') takeResult((data.data ?? {}) as Record<string, unknown>);
    else if (data.event === 'hide') closedByPayer();
    else if (data.event === 'deeplink') page.location.replace(String(data.data));
    else if (data.event === 'notifyGetStatus') post({ event: 'getStatusAndClose' });
    else if (data.event !== 'debug') invalidEvent(data);
  });

  page.snap = {
    show: () => {
      moveTo('show');
      reveal();
    },
    hide,
    init,
    pay: (token: unknown, options: SnapOptions = {}) => start('pay', token, options),
    embed: (token: unknown, options: SnapOptions = {}) => start('embed', token, options),
    reset,
    invalidEvent,
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', init);
  else init();
}
