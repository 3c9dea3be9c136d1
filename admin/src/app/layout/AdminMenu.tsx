import { mayUse, type Role } from '@festival/contracts';
import { ListSubheader } from '@mui/material';
import { useEffect, useRef, type ElementType } from 'react';
import { Menu, usePermissions } from 'react-admin';
import { useMatch } from 'react-router-dom';
import { INBOX } from '../screens/inbox';
import type { Screen } from '../screens/screen';
import { menuFor } from '../screens/screens';
import { InboxBadge } from './InboxBadge';
import { useWaitingRefunds } from '../../sales/refunds/useWaitingRefunds';
import { t } from '../../lib/i18n/t';

/** The menu of the role that is signed in, in groups. */
export function AdminMenu() {
  const { permissions: role } = usePermissions<Role>();
  const groups = role ? menuFor(role) : [];
  return (
    <Menu>
      {role && mayUse(role, 'dashboard') && <Menu.DashboardItem primaryText={t('Dashboard')} />}
      {role && mayUse(role, 'inbox') && <ScreenItem screen={INBOX} />}
      {groups.flatMap(({ label, screens }) => [
        <ListSubheader
          key={label}
          role="presentation"
          disableSticky
          sx={{ bgcolor: 'transparent', lineHeight: '36px' }}
        >
          {label}
        </ListSubheader>,
        ...screens.map((screen) => <ScreenItem key={screen.name} screen={screen} />),
      ])}
    </Menu>
  );
}

/** A screen's link; the one of the screen that is open is in sight, however long the menu is. */
function ScreenItem({ screen: { name, label, icon: Icon } }: { screen: Screen }) {
  const isOpen = useMatch({ path: `/${name}`, end: false }) !== null;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <Menu.Item
      ref={item}
      to={`/${name}`}
      primaryText={label}
      leftIcon={
        name === 'reconciliation' ? <ReconciliationBadge icon={Icon} /> : <InboxBadge screen={name} icon={Icon} />
      }
      aria-current={isOpen ? 'page' : undefined}
    />
  );
}

/** The icon, with the number of what waits there; of refunds those that the one who looks may confirm. */
export function ReconciliationBadge({ icon }: { icon: ElementType }) {
  const { data } = useWaitingRefunds();
  const refunds = data?.filter(({ may_confirm }) => may_confirm).length ?? 0;
  return <InboxBadge screen="reconciliation" icon={icon} more={refunds} />;
}
