import { ROLE_LABELS } from '@festival/contracts';
import { Avatar, Box, Typography } from '@mui/material';
import { useGetIdentity } from 'react-admin';
import type { AdminIdentity } from '../providers/authProvider';
import { LogoutButton } from '../../people/sign-in/LogoutButton';

const DEFAULT_NAME = 'Admin User';

/** Who is signed in, as what, and the way out (section 2). */
export function SidebarFooter() {
  const { identity } = useGetIdentity();
  const role = (identity as AdminIdentity | undefined)?.role ?? 'super_admin';
  const name = identity?.fullName || DEFAULT_NAME;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Avatar sx={{ width: 32, height: 32, fontSize: '0.9rem', bgcolor: 'primary.main' }} aria-hidden>
        {name.charAt(0).toUpperCase()}
      </Avatar>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="body2" noWrap title={name} sx={{ fontWeight: 700 }}>
          {name}
        </Typography>
        <Typography variant="caption" noWrap sx={{ display: 'block', color: 'text.secondary' }}>
          {ROLE_LABELS[role]}
        </Typography>
      </Box>
      <LogoutButton />
    </Box>
  );
}
