import '../../lib/testing/browser-globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useAlert, useConfirm } from './dialogs-context';
import { DialogsProvider } from './DialogsProvider';

// jsdom has no modal dialogs: these two do what the browser does to the element.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
});

function Page() {
  const alert = useAlert();
  const confirm = useConfirm();
  const [log, setLog] = useState<string[]>([]);
  const note = (text: string) => setLog((before) => [...before, text]);
  const cancel = async () => {
    const confirmed = await confirm({
      title: 'Cancel this order?',
      message: 'This action cannot be undone.',
      confirmLabel: 'Cancel Order',
    });
    note(confirmed ? 'cancelled' : 'kept');
  };
  const warn = async (text: string) => {
    await alert(text);
    note(`read ${text}`);
  };
  return (
    <>
      <button type="button" onClick={cancel}>
        Cancel
      </button>
      <button type="button" onClick={() => Promise.all([warn('One'), warn('Two')])}>
        Warn twice
      </button>
      <output>{log.join(', ')}</output>
    </>
  );
}

async function press(name: string) {
  const user = userEvent.setup();
  render(
    <DialogsProvider>
      <Page />
    </DialogsProvider>,
  );
  await user.click(screen.getByRole('button', { name }));
  return user;
}

const dialog = () => screen.queryByRole('alertdialog');
const log = () => screen.getByRole('status').textContent;

test('confirm shows title and message and is true on its button', async () => {
  const user = await press('Cancel');
  expect(screen.getByRole('alertdialog', { name: 'Cancel this order?' }).textContent).toContain(
    'This action cannot be undone.',
  );
  await user.click(screen.getByRole('button', { name: 'Cancel Order' }));
  expect(log()).toBe('cancelled');
  expect(dialog()).toBeNull();
});

test('confirm is false on the other button', async () => {
  const user = await press('Cancel');
  await user.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(log()).toBe('kept');
});

test('confirm is false on Escape', async () => {
  await press('Cancel');
  await act(async () => {
    dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
  expect(log()).toBe('kept');
  expect(dialog()).toBeNull();
});

test('alerts wait their turn and each resolves when it is closed', async () => {
  const user = await press('Warn twice');
  expect(dialog()?.textContent).toContain('One');
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(log()).toBe('read One');
  expect(dialog()?.textContent).toContain('Two');
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(log()).toBe('read One, read Two');
  expect(dialog()).toBeNull();
});
