import './testing/browser-globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchRoute, fillRoute } from './route-pattern';
import {
  BrowserRouter,
  Link,
  type LinkProps,
  type NavigateOptions,
  Redirect,
  useLocation,
  useNavigate,
  useSearchParams,
} from './router';

function Here({ to, options }: { to: string; options?: NavigateOptions }) {
  const place = useLocation();
  const navigate = useNavigate();
  const params = useSearchParams();
  return (
    <>
      <output>{JSON.stringify({ ...place, a: params.get('a') })}</output>
      <button onClick={() => navigate(to, options)}>go</button>
    </>
  );
}

const place = () => JSON.parse(screen.getByRole('status').textContent ?? '') as Record<string, unknown>;

function open(address: string, content: React.ReactNode) {
  window.history.replaceState(null, '', address);
  render(<BrowserRouter>{content}</BrowserRouter>);
  return userEvent.setup();
}

/** Presses a link; tells whether the browser was left to follow it. */
function press(init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  // jsdom has nowhere to go: what the router left to it stops here.
  let leftToBrowser = false;
  const last = (late: Event) => {
    leftToBrowser = !late.defaultPrevented;
    late.preventDefault();
  };
  document.addEventListener('click', last);
  act(() => void screen.getByRole('link').dispatchEvent(event));
  document.removeEventListener('click', last);
  return leftToBrowser;
}

test('navigating changes address, query and state, and Back leads back', async () => {
  const user = open('/ticket?a=1', <Here to="/about?a=b%26c#end" options={{ state: { from: 'here' } }} />);
  expect(place()).toMatchObject({ pathname: '/ticket', a: '1', state: null });
  await user.click(screen.getByRole('button'));
  expect(place()).toEqual({
    pathname: '/about',
    search: '?a=b%26c',
    hash: '#end',
    state: { from: 'here' },
    isReturn: false,
    a: 'b&c',
  });
  expect(window.location.pathname).toBe('/about');
  const returned = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    window.history.back();
    await returned;
  });
  expect(place()).toMatchObject({ pathname: '/ticket', a: '1', isReturn: true });
});

test('replacing leaves no entry to go back to', async () => {
  const user = open('/ticket', <Here to="/about" options={{ replace: true }} />);
  const before = window.history.length;
  await user.click(screen.getByRole('button'));
  expect(place()).toMatchObject({ pathname: '/about' });
  expect(window.history.length).toBe(before);
});

test('a redirect replaces the entry and hands its state on', () => {
  const before = window.history.length;
  open('/old', <RedirectOnce />);
  expect(place()).toMatchObject({ pathname: '/new', search: '?a=1', state: { note: 1 } });
  expect(window.history.length).toBe(before);
});

function RedirectOnce() {
  const { pathname } = useLocation();
  return pathname === '/old' ? <Redirect to="/new?a=1" state={{ note: 1 }} /> : <Here to="/" />;
}

test('a link to a page of ours changes the page; to the page itself it adds no entry', () => {
  open('/ticket', <Link to="/about">About</Link>);
  const pushed = jest.spyOn(window.history, 'pushState');
  expect(press()).toBe(false);
  expect(window.location.pathname).toBe('/about');
  expect(press()).toBe(false);
  expect(pushed.mock.calls).toEqual([[null, '', '/about']]);
  pushed.mockRestore();
});

test.each<[string, LinkProps, MouseEventInit]>([
  ['in a new tab by the keyboard', { to: '/about' }, { ctrlKey: true }],
  ['in a new tab by the mouse', { to: '/about' }, { button: 1 }],
  ['with a target', { to: '/about', target: '_blank' }, {}],
  ['that loads the page anew', { to: '/about', reloadDocument: true }, {}],
  ['elsewhere', { to: 'https://instagram.com/x' }, {}],
  ['elsewhere, without a protocol', { to: '//evil.example/about' }, {}],
  ['elsewhere, as browsers read it', { to: '/\\evil.example' }, {}],
  ['to a mail program', { to: 'mailto:a@b.example' }, {}],
])('a link is left to the browser %s', (_case, link, init) => {
  open('/ticket', <Link {...link}>x</Link>);
  expect(press(init)).toBe(true);
  expect(window.location.pathname).toBe('/ticket');
});

test('a handler that prevents it keeps the page', () => {
  open('/ticket', <Link to="/about" onClick={(event) => event.preventDefault()}>x</Link>); // prettier-ignore
  press();
  expect(window.location.pathname).toBe('/ticket');
});

test.each([
  ['/event/:slug', '/event/unify', { slug: 'unify' }],
  ['/event/:slug', '/event/caf%C3%A9%2F1', { slug: 'café/1' }],
  ['/event/:slug', '/event/%E0%A4%A', { slug: '%E0%A4%A' }],
  ['/event/:slug', '/event/', null],
  ['/event/:slug', '/event/a/b', null],
  ['/event/:slug', '/Event/unify', null],
  ['/', '/', {}],
  ['/', '/about', null],
  ['/about', '/about', {}],
  ['/about', '/about/', null],
])('pattern %s and address %s', (pattern, address, params) => {
  expect(matchRoute(pattern, address)).toEqual(params);
});

test('a pattern is filled with parts that stay parts', () => {
  expect(fillRoute('/event/:slug', { slug: 'a b/c' })).toBe('/event/a%20b%2Fc');
});
