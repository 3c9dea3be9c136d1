import { Dialog, DialogTitle, LinearProgress } from '@mui/material';
import { useId, type ReactNode, type ReactElement } from 'react';
import { useCreatePath, useEditContext, useResourceContext } from 'react-admin';
import { useNavigate, Route, Routes } from 'react-router-dom';
import { usePhoneLayout } from '../lists/usePhoneLayout';
import { t } from '../../lib/i18n/t';

/** The fields scroll; the buttons below them stay. */
const FIELDS_SCROLL = {
  '& form': { display: 'flex', flexDirection: 'column', minHeight: 0, flex: '1 1 auto' },
  '& form > .MuiCardContent-root': { overflowY: 'auto', minHeight: 0, flex: '1 1 auto' },
  '& form > .RaToolbar-root': { flexShrink: 0 },
};

/** A form over its list; closing it leads back there. */
export function FormDialog({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const isPhone = usePhoneLayout();
  const close = () => void navigate(createPath({ resource, type: 'list' }));
  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
      fullScreen={isPhone}
      sx={FIELDS_SCROLL}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
}

/** The form of what is edited, once it is there: a form that is rendered empty first stays empty. */
export function LoadedRecord({ children }: { children: ReactNode }) {
  const { record } = useEditContext();
  return record ? children : <LinearProgress aria-label={t('Loading')} />;
}

/** The address opens the dialog over the list: `create`, or the id of the edited record. */
export function FormDialogRoutes({ create, edit }: { create: ReactElement; edit: ReactElement }) {
  return (
    <Routes>
      <Route path="create" element={create} />
      <Route path=":id" element={edit} />
      <Route path="*" element={null} />
    </Routes>
  );
}
