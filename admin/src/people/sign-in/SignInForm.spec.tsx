import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { toHttpError, networkError } from '../../lib/httpErrors';
import { SESSION_EXPIRED_TEXT, SIGN_IN_FAILED_TEXT, SignInForm } from './SignInForm';

const refusal = (status: number, message: string, errors?: Record<string, string[]>) =>
  toHttpError(status, { success: false, message, errors });

function open(answer: () => Promise<unknown> = async () => undefined) {
  const sent: unknown[] = [];
  let reloads = 0;
  render(
    <SignInForm
      signIn={(values) => {
        sent.push(values);
        return answer();
      }}
      reload={() => (reloads += 1)}
    />,
  );
  return { sent, reloads: () => reloads };
}

const emailField = () => screen.getByLabelText('Email');
const passwordField = () => screen.getByLabelText('Password');
const submit = (user = userEvent.setup()) => user.click(screen.getByRole('button', { name: 'Sign in' }));

async function fillAndSubmit(email: string, password: string, user = userEvent.setup()) {
  if (email) await user.type(emailField(), email);
  if (password) await user.type(passwordField(), password);
  await submit(user);
}

describe('before anything is sent', () => {
  it.each([
    ['', 'longenough', 'Email is required'],
    ['   ', 'longenough', 'Email is required'],
    ['dewi@festival', 'longenough', 'Email format is invalid'],
    ['dewi@festival.id', '', 'Password is required'],
    ['dewi@festival.id', '12345', 'Password must be at least 6 characters'],
  ])('email "%s" and password "%s": %s', async (email, password, text) => {
    const { sent } = open();
    await fillAndSubmit(email, password);
    expect(screen.getByText(text)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('shows both texts at once and puts the cursor into the first field', async () => {
    open();
    await submit();
    expect(screen.getByText('Email is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(document.activeElement).toBe(emailField());
  });

  it('takes a text away when its field is edited, and only that one', async () => {
    open();
    await submit();
    await userEvent.type(emailField(), 'd');
    expect(screen.queryByText('Email is required')).toBeNull();
    expect(screen.getByText('Password is required')).toBeTruthy();
  });
});

it('sends the e-mail without blanks and the password as it is', async () => {
  const { sent } = open();
  await fillAndSubmit(' dewi@festival.id ', ' spaced out ');
  expect(sent).toEqual([{ email: 'dewi@festival.id', password: ' spaced out ' }]);
});

it('shows and hides the password', async () => {
  open();
  await userEvent.type(passwordField(), 'longenough');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(passwordField().getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(passwordField().getAttribute('type')).toBe('password');
});

describe('what the server refuses', () => {
  it.each([
    [
      'a field',
      refusal(422, 'Invalid.', { email: ['These credentials do not match.'] }),
      'These credentials do not match.',
    ],
    ['too many tries', refusal(429, 'Too many attempts.'), 'Too many attempts.'],
    ['a failure of the server', refusal(500, 'Something broke in row 7'), SIGN_IN_FAILED_TEXT],
    ['a gateway that answers no JSON', new HttpError('Bad gateway', 502, null), SIGN_IN_FAILED_TEXT],
    ['no answer', networkError(), SIGN_IN_FAILED_TEXT],
  ])('%s', async (_name, error, text) => {
    open(() => Promise.reject(error));
    await fillAndSubmit('dewi@festival.id', 'longenough');
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('an expired page says so and is reloaded after two seconds', async () => {
    jest.useFakeTimers();
    try {
      const { reloads } = open(() => Promise.reject(refusal(419, 'CSRF token mismatch.')));
      await fillAndSubmit('a@b.id', 'longenough', userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));
      await act(() => jest.advanceTimersByTimeAsync(0));
      expect(screen.getByText(SESSION_EXPIRED_TEXT)).toBeTruthy();
      act(() => void jest.advanceTimersByTime(1999));
      expect(reloads()).toBe(0);
      act(() => void jest.advanceTimersByTime(1));
      expect(reloads()).toBe(1);
    } finally {
      jest.useRealTimers();
    }
  });
});
