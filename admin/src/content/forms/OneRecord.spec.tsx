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

function Screen() {
  const { outcome, form, calls } = useSaveOutcome({ doneText: 'Saved' });
  return (
    <OneRecord id={1} loading={LOADING} {...calls}>
      <OutcomeBox outcome={outcome} />
      <PanelForm key={form.key}>
        <TextInput source="venue" label="Venue" />
        <TextInput source="edition" label="Edition" />
      </PanelForm>
    </OneRecord>
  );
}

const CHANGED = 'The site settings were changed in the meantime. Please look at the change and save again.';

/** One record, stored as the server does it; `sent` is what was asked to be written. */
function open(record: Record<string, unknown>) {
  setPageToken('t');
  let stored = record;
  const sent: unknown[] = [];
  fakeServer(({ method, body }) => {
    if (method !== 'PUT') return success(stored);
    const { seen_updated_at: seen, ...values } = body as Record<string, unknown>;
    sent.push(body);
    if (seen !== stored['updated_at']) return failure(409, CHANGED);
    stored = { ...values, updated_at: '2025-11-03T00:00:00.000Z' };
    return success(stored);
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
  const changeElsewhere = (change: Record<string, unknown>) => {
    stored = { ...stored, ...change };
  };
  return { sent, changeElsewhere, stored: () => stored };
}

const type = async (label: string, text: string) => {
  const input = await screen.findByLabelText(label);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: /save/i }));

it('is not saved over what somebody else changed meanwhile: their change comes in, and then both are saved', async () => {
  const { changeElsewhere, stored } = open({ id: 1, venue: 'A', edition: '1', updated_at: '2025-11-01T00:00:00.000Z' });
  await type('Venue', 'Mine');
  changeElsewhere({ edition: '2', updated_at: '2025-11-02T00:00:00.000Z' });
  await save();
  expect(await screen.findByText(CHANGED)).toBeTruthy();
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Edition').value).toBe('2'));
  expect(screen.getByLabelText<HTMLInputElement>('Venue').value).toBe('Mine');
  await save();
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(stored()).toMatchObject({ venue: 'Mine', edition: '2' });
});

describe('where two changed the same field', () => {
  const NOTICE = 'This was changed meanwhile';
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

  it('shows both texts, and takes the other’s when asked', async () => {
    const { changeElsewhere, stored } = open({
      id: 1,
      venue: 'A',
      edition: '1',
      updated_at: '2025-11-01T00:00:00.000Z',
    });
    await type('Venue', 'Mine');
    await type('Edition', '3');
    changeElsewhere({ venue: '<b>Theirs</b>', edition: '2', updated_at: '2025-11-02T00:00:00.000Z' });
    await save();
    const notice = await screen.findByText(NOTICE);
    expect(notice.closest('[role=alert]')?.textContent).toContain('Venue: <b>Theirs</b>');
    expect(field('Venue')).toBe('Mine');
    await userEvent.click(screen.getByRole('button', { name: 'Use theirs for Edition' }));
    expect(field('Edition')).toBe('2');
    await type('Edition', '4');
    expect(screen.queryByRole('button', { name: 'Use theirs for Edition' })).toBeNull();
    await save();
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(stored()).toMatchObject({ venue: 'Mine', edition: '4' });
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it('still shows the first when another field is changed, too', async () => {
    const { changeElsewhere } = open({ id: 1, venue: 'A', edition: '1', updated_at: '2025-11-01T00:00:00.000Z' });
    await type('Venue', 'Mine');
    changeElsewhere({ venue: 'Theirs', updated_at: '2025-11-02T00:00:00.000Z' });
    await save();
    await screen.findByText(NOTICE);
    await type('Edition', '3');
    changeElsewhere({ edition: '2', updated_at: '2025-11-03T00:00:00.000Z' });
    await save();
    expect(await screen.findByRole('button', { name: 'Use theirs for Edition' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Use theirs for Venue' })).toBeTruthy();
  });

  it('is silent about what came in where nothing had been typed, even when it is edited later', async () => {
    const { changeElsewhere } = open({ id: 1, venue: 'A', edition: '1', updated_at: '2025-11-01T00:00:00.000Z' });
    await type('Venue', 'Mine');
    changeElsewhere({ edition: '2', updated_at: '2025-11-02T00:00:00.000Z' });
    await save();
    await waitFor(() => expect(field('Edition')).toBe('2'));
    await type('Edition', '5');
    expect(screen.queryByText(NOTICE)).toBeNull();
  });
});

it('says nothing of what was seen where the record doesn’t tell', async () => {
  const { sent } = open({ id: 1, venue: 'A', edition: '1' });
  await type('Venue', 'B');
  await save();
  await waitFor(() => expect(sent).toEqual([{ id: 1, venue: 'B', edition: '1' }]));
});
