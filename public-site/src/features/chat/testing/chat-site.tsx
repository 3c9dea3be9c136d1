import '../../../lib/testing/browser-globals';
import type { ChatReply, ChatRequest } from '@festival/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { BrowserRouter, useLocation } from '../../../lib/router';
import { BUILT_IN_SETTINGS } from '../../../lib/festival/site-settings';
import { type Language, LanguageProvider } from '../../../lib/language';
import { giveSight } from '../../../lib/testing/browser-sight';
import { ChatWidget } from '../ChatWidget';

interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

export const ok = (data: unknown): Answer => ({ status: 200, body: { success: true, data } });
export const refuse = (status: number, headers = {}): Answer => ({
  status,
  headers,
  body: { success: false, message: 'No' },
});
export const answered = (response: string, more: Partial<ChatReply> = {}): Answer =>
  ok({ response, category: 'tickets', suggestions: [], ...more });

/** The server's answers; a handler that throws gives none. */
export const server = {
  chat: (_request: ChatRequest): Answer | Promise<Answer> => answered('An answer.'),
  suggestions: (_query: URLSearchParams): Answer => ok({ suggestions: ['How much is a ticket?', 'Who plays?'] }),
  settings: (): Answer => ok(BUILT_IN_SETTINGS),
};
const USUAL = { ...server };

export const asked: ChatRequest[] = [];
export const suggestionsAsked: Record<string, string>[] = [];

/** A tab that has never seen the site, and a server that answers. */
export function freshTab(): void {
  giveSight();
  HTMLDialogElement.prototype.show = open;
  HTMLDialogElement.prototype.showModal = open;
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
  document.head.innerHTML = '<meta name="csrf-token" content="csrf">';
  sessionStorage.clear();
  Object.assign(server, USUAL);
  asked.length = 0;
  suggestionsAsked.length = 0;
  globalThis.fetch = async (input, init = {}) => {
    const { pathname, searchParams } = new URL(String(input), window.location.origin);
    const { status, body, headers } = await answerOf(pathname, searchParams, init);
    return { ok: status < 400, status, headers: new Headers(headers), json: async () => body } as Response;
  };
}

function open(this: HTMLDialogElement): void {
  this.setAttribute('open', '');
}

async function answerOf(path: string, query: URLSearchParams, { body }: RequestInit): Promise<Answer> {
  if (path === '/api/chatbot/chat') {
    const request = JSON.parse(String(body)) as ChatRequest;
    asked.push(request);
    return server.chat(request);
  }
  if (path === '/api/site-settings') return server.settings();
  suggestionsAsked.push(Object.fromEntries(query));
  return server.suggestions(query);
}

let address = '';
/** Where the site is now. */
export const currentAddress = (): string => address;

function Address() {
  const { pathname } = useLocation();
  useEffect(() => {
    address = pathname;
  }, [pathname]);
  return null;
}

/** The site with the assistant and nothing else; the result unmounts it, as leaving the page does. */
export function openSite(language: Language = 'en') {
  window.history.replaceState(null, '', '/about');
  const client = new QueryClient();
  return render(
    <QueryClientProvider client={client}>
      <LanguageProvider first={language}>
        <BrowserRouter>
          <ChatWidget startsOpen={false} />
          <Address />
        </BrowserRouter>
      </LanguageProvider>
    </QueryClientProvider>,
  );
}

export const launcher = () => screen.getByRole('button', { name: /^(Ask the festival guide|Tanya pemandu festival)$/ });
export const chat = () => within(screen.getByRole('dialog'));
export const input = () => chat().getByRole<HTMLTextAreaElement>('textbox');
export const sendButton = () => chat().getByRole<HTMLButtonElement>('button', { name: /^(Send|Kirim)$/ });
export const chips = (label = /./) =>
  chat()
    .queryAllByRole('list', { name: label })
    .flatMap((list) =>
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    );

export async function openChat(language?: Language) {
  openSite(language);
  const user = userEvent.setup();
  await user.click(launcher());
  return user;
}

/** Makes the server wait; the returned function lets it answer. */
export function slowly() {
  let finish = () => undefined as void;
  const told = new Promise<void>((resolve) => {
    finish = resolve;
  });
  server.chat = async () => {
    await told;
    return answered('At last.');
  };
  return async () => act(async () => finish());
}
