import { mayUse, type Role } from '@festival/contracts';
import { ListSubheader } from '@mui/material';
import { Menu, usePermissions } from 'react-admin';
import { menuFor } from './menuGroups';

/** The menu of the role that is signed in, in groups. */
export function AdminMenu() {
  const { permissions: role } = usePermissions<Role>();
  const groups = role ? menuFor(role) : [];
  return (
    <Menu>
      {role && mayUse(role, 'dashboard') && <Menu.DashboardItem primaryText="Dashboard" />}
      {groups.flatMap(({ label, screens }) => [
        <ListSubheader
          key={label}
          role="presentation"
          disableSticky
          sx={{ bgcolor: 'transparent', lineHeight: '36px' }}
        >
          {label}
        </ListSubheader>,
        ...screens.map(({ name, label: text, icon: Icon }) => (
          <Menu.Item key={name} to={`/${name}`} primaryText={text} leftIcon={<Icon />} />
        )),
      ])}
    </Menu>
  );
}
