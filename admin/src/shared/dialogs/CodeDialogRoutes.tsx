import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';

/** Which dialog stands over the list, by the address: `create`, or the id of what is edited. */
export function CodeDialogRoutes({ create, edit }: { create: ReactElement; edit: ReactElement }) {
  return (
    <Routes>
      <Route path="create" element={create} />
      <Route path=":id" element={edit} />
      <Route path="*" element={null} />
    </Routes>
  );
}
