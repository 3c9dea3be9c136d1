import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, ResourceContextProvider, TextInput } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { lightTheme } from '../../app/theme';
import { dataProvider } from '../../app/providers/dataProvider';
import { fakeServer, failure, setPageToken, success } from '../../testing/fakeServer';
import { OneRecord, LOADING } from './OneRecord';
import { OutcomeBox, useSaveOutcome } from './useSaveOutcome';
import { PanelForm } from './PanelForm';
import { SecondLanguage, SecondTextInput } from './SecondLanguage';

const LABEL = 'Venue in Indonesian';
const CHANGED = 'The site settings were changed in the meantime. Please look at the change and save again.';

function Screen() {
  const { outcome, form, calls } = useSaveOutcome({ doneText: 'Saved' });
  return (
    <OneRecord id={1} loading={LOADING} {...calls}>
      <OutcomeBox outcome={outcome} />
      <PanelForm key={form.key}>
        <TextInput source="venue" label="Venue" />
        <SecondLanguage>
          <SecondTextInput source="venue" label="Venue" maxLength={190} />
        </SecondLanguage>
      </PanelForm>
    </OneRecord>
  );
}

/** One record as the server has it; `refusal` is its answer to a save. */
function open(record: Record<string, unknown>, refusal?: () => ReturnType<typeof failure> | null) {
  setPageToken('t');
  const server = { record, saved: null as unknown };
  fakeServer(({ method, body }) => {
    if (method !== 'PUT') return success(server.record);
    server.saved = body;
    return refusal?.() ?? success({ ...server.record, ...(body as object) });
  });
  render(
    <MemoryRouter>
      <AdminContext
        theme={lightTheme}
        dataProvider={dataProvider}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <ResourceContextProvider value="settings">
          <Screen />
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );
  return server;
}

const part = () => screen.findByRole('button', { name: /^In Indonesian/ });
const isOpen = async () => (await part()).getAttribute('aria-expanded') === 'true';
const save = () => userEvent.click(screen.getByRole('button', { name: /save/i }));

it('is closed while there is nothing in it, and can be opened, filled and saved', async () => {
  const server = open({ id: 1, venue: 'Hall', venue_indonesian: null, updated_at: null });
  expect(await isOpen()).toBe(false);
  await userEvent.click(await part());
  await userEvent.type(screen.getByLabelText(LABEL), 'Aula');
  await save();
  await waitFor(() => expect(server.saved).toMatchObject({ venue: 'Hall', venue_indonesian: 'Aula' }));
});

it('is open when there is something in it, so that a change above isn’t made without it', async () => {
  open({ id: 1, venue: 'Hall', venue_indonesian: 'Aula', updated_at: null });
  expect(await isOpen()).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>(LABEL).value).toBe('Aula');
});

it('opens when one of its texts is refused', async () => {
  const text = 'Venue in Indonesian may have at most 190 characters';
  open({ id: 1, venue: 'Hall', venue_indonesian: null, updated_at: null }, () =>
    failure(422, 'Please check the fields.', { venue_indonesian: [text] }),
  );
  await part();
  await userEvent.type(screen.getByLabelText('Venue'), '!');
  await save();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(await isOpen()).toBe(true);
});

it('shows what somebody else wrote in it meanwhile, by its label', async () => {
  const server = open({ id: 1, venue: 'Hall', venue_indonesian: 'Aula', updated_at: null }, () =>
    server.record['updated_at'] ? failure(409, CHANGED) : null,
  );
  await part();
  await userEvent.type(screen.getByLabelText(LABEL), ' Utama');
  server.record = { id: 1, venue: 'Hall', venue_indonesian: 'Gedung', updated_at: '2025-11-02T00:00:00.000Z' };
  await save();
  expect(await screen.findByRole('button', { name: `Use theirs for ${LABEL}` })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(LABEL).value).toBe('Aula Utama');
});
