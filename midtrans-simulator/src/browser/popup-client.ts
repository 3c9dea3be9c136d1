interface Turn {
  html: string;
  stamp: string;
  transaction: string | null;
  result: Record<string, unknown> | null;
}

/**
 * The script of the pop-up page, sent to browsers as text: it may use nothing from outside itself. Pages come from the
 * server as HTML; the script swaps them, talks to the shop's page and asks whether the payment was made elsewhere.
 */
export function runPopup(page: Window): void {
  const POLL_MS = 1_500;
  const { document } = page;
  const root = document.getElementById('root') ?? document.body;
  const shopOrigin = new URLSearchParams(page.location.search).get('origin_host') ?? '';
  const isRedirect = root.dataset.token !== undefined;
  let token = root.dataset.token ?? '';
  let options: Record<string, unknown> = {};
  let transaction: string | null = null;
  let stamp = '';
  let finished = false;
  let busy = false;

  function tellShop(event: string, data?: unknown): void {
    if (isRedirect || shopOrigin === '') return;
    page.parent.postMessage({ sourceApp: 'snap', event, data }, shopOrigin);
  }

  async function ask(path: string, body: unknown): Promise<Turn> {
    const response = await page.fetch(`/snap/v4/pages/${encodeURIComponent(token)}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The simulator answered ${response.status}`);
    return (await response.json()) as Turn;
  }

  function finish(result: Record<string, unknown>): void {
    if (finished) return;
    finished = true;
    const { finish_redirect_url: target } = result;
    page.setTimeout(
      () => {
        tellShop('result', result);
        if (isRedirect && typeof target === 'string') page.location.href = target;
      },
      Number(options.autoCloseDelay ?? 0) * 1_000,
    );
  }

  async function turn(action: string, fields: Record<string, unknown> = {}): Promise<void> {
    if (busy || finished) return;
    busy = true;
    root.setAttribute('aria-busy', 'true');
    try {
      const mobile = /Android|iPhone|iPad|Mobile/i.test(page.navigator.userAgent);
      const next = await ask('', { action, fields: { transaction, ...fields }, options: { ...options, mobile } });
      ({ stamp, transaction } = next);
      root.innerHTML = next.html;
      root.querySelector<HTMLElement>('[data-focus]')?.focus();
      if (next.result) finish(next.result);
    } catch {
      const notice = document.getElementById('notice');
      if (notice) notice.hidden = false;
    } finally {
      busy = false;
      root.removeAttribute('aria-busy');
    }
  }

  async function poll(): Promise<void> {
    if (token === '' || busy || finished || stamp === '') return;
    const seen = stamp;
    const answer = await ask('/poll', { transaction }).catch(() => null);
    if (answer && answer.stamp !== seen && seen === stamp) await turn('refresh');
  }

  async function copy(button: HTMLElement): Promise<void> {
    const text = button.dataset.copy ?? '';
    try {
      await page.navigator.clipboard.writeText(text);
    } catch {
      // Some embedding pages forbid the clipboard: mark the number so that it can be copied by hand.
      const number = document.getElementById('payment-code');
      if (number) page.getSelection()?.selectAllChildren(number);
      return;
    }
    button.textContent = button.dataset.copied ?? button.textContent;
  }

  function close(): void {
    if (isRedirect) page.history.back();
    else tellShop('hide');
  }

  function fill(button: HTMLElement): void {
    for (const [name, value] of Object.entries(JSON.parse(button.dataset.fill ?? '{}') as Record<string, string>)) {
      const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (input) input.value = value;
    }
  }

  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('button');
    if (!button) return;
    const { action, method, copy: copied, fill: filled, deeplink } = button.dataset;
    if (action === 'close') close();
    else if (action) void turn(action, { method });
    else if (copied !== undefined) void copy(button);
    else if (filled !== undefined) fill(button);
    else if (deeplink !== undefined && isRedirect) page.location.replace(deeplink);
    else if (deeplink !== undefined) tellShop('deeplink', deeplink);
  });
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    void turn(form.dataset.submit ?? '', Object.fromEntries(new FormData(form)));
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  page.addEventListener('message', (message: MessageEvent) => {
    const data = message.data as { sourceApp?: string; event?: string; token?: string; options?: object } | null;
    if (message.source !== page.parent || message.origin !== shopOrigin || data?.sourceApp !== 'snap') return;
    if (data.event === 'notify') tellShop('queryToken');
    if (data.event === 'getStatusAndClose') void turn('refresh').then(close);
    if (data.event !== 'token' || token === data.token) return;
    token = data.token ?? '';
    options = { ...data.options };
    void turn('open');
  });
  page.setInterval(() => void poll(), POLL_MS);
  if (isRedirect) {
    options = { language: root.dataset.language };
    void turn('open');
  } else tellShop('queryToken');
}
