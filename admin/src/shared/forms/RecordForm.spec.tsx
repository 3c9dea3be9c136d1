import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, EditBase, ResourceContextProvider, TextInput } from 'react-admin';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { lightTheme } from '../../app/theme';
import { LoadedRecord } from '../dialogs/FormDialog';
import { PanelForm } from '../../content/forms/PanelForm';
import { dataProvider } from '../../app/providers/dataProvider';
import { fakeServer, failure, setPageToken, success, type Answer } from '../../testing/fakeServer';
import { RecordForm } from './RecordForm';

const inputs = [
  <TextInput key="name" source="name" label="Name" />,
  <TextInput key="link" source="link" label="Link" />,
];
const FORMS = {
  RecordForm: <RecordForm maxWidth={400}>{inputs}</RecordForm>,
  PanelForm: <PanelForm isEdit>{inputs}</PanelForm>,
};

let answersNo: boolean;
let asked: string[];
const confirm = window.confirm;

beforeEach(() => {
  [answersNo, asked] = [true, []];
  window.confirm = (question) => {
    asked.push(question ?? '');
    return !answersNo;
  };
});
afterEach(() => {
  window.confirm = confirm;
});

const record = { id: 7, name: 'First', link: '/first' };

function open(form: keyof typeof FORMS, save: () => Answer = () => success(record)) {
  setPageToken('t');
  let stored = record;
  fakeServer(({ method }) => (method === 'PUT' ? save() : success(stored)));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const screenOf = (
    <AdminContext theme={lightTheme} dataProvider={dataProvider} queryClient={queryClient}>
      <ResourceContextProvider value="things">
        <EditBase id={7} mutationMode="pessimistic" mutationOptions={{ onError: () => undefined }}>
          <LoadedRecord>{FORMS[form]}</LoadedRecord>
        </EditBase>
      </ResourceContextProvider>
    </AdminContext>
  );
  const router = createMemoryRouter(
    [
      { path: '/things/7', element: screenOf },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/things/7'] },
  );
  render(<RouterProvider router={router} />);
  const changeElsewhere = async (change: Partial<typeof record>) => {
    stored = { ...stored, ...change };
    await act(() => queryClient.invalidateQueries());
  };
  return { router, changeElsewhere };
}

const typeName = async (text: string) => {
  const name = await screen.findByLabelText<HTMLInputElement>('Name');
  await userEvent.clear(name);
  await userEvent.type(name, text);
};
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const save = () => userEvent.click(screen.getByRole('button', { name: /save/i }));

describe.each(['RecordForm', 'PanelForm'] as const)('%s', (form) => {
  it('keeps what was typed and takes the rest when the record comes again, and still asks', async () => {
    const { router, changeElsewhere } = open(form);
    await typeName('Mine');
    await changeElsewhere({ name: 'Theirs', link: '/theirs' });
    await waitFor(() => expect(valueOf('Link')).toBe('/theirs'));
    expect(valueOf('Name')).toBe('Mine');
    await act(() => router.navigate('/things'));
    expect(asked).toHaveLength(1);
    expect(valueOf('Name')).toBe('Mine');
  });

  it('asks again when the next try comes before the router is done with the answer', async () => {
    const { router } = open(form);
    await typeName('Mine');
    const answer = window.confirm;
    window.confirm = (question) => {
      if (asked.length === 0) queueMicrotask(() => void router.navigate('/things'));
      return answer(question);
    };
    await act(() => router.navigate('/things'));
    await waitFor(() => expect(asked).toHaveLength(2));
    answersNo = false;
    await act(() => router.navigate('/things'));
    expect(await screen.findByText('elsewhere')).toBeTruthy();
    expect(asked).toHaveLength(3);
  });

  it('asks after a save that failed without naming a field', async () => {
    const { router } = open(form, () => failure(409, 'Somebody else was faster.'));
    await typeName('Mine');
    await save();
    await waitFor(() => expect(screen.getByRole('button', { name: /save/i })).toHaveProperty('disabled', false));
    await act(() => router.navigate('/things'));
    expect(asked).toHaveLength(1);
    expect(valueOf('Name')).toBe('Mine');
  });

  it('does not ask once it is saved', async () => {
    open(form, () => success({ ...record, name: 'Mine' }));
    await typeName('Mine');
    await save();
    expect(await screen.findByText('elsewhere')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('does not ask when nothing was typed', async () => {
    const { router } = open(form);
    await screen.findByLabelText('Name');
    await act(() => router.navigate('/things'));
    expect(await screen.findByText('elsewhere')).toBeTruthy();
    expect(asked).toEqual([]);
  });
});
