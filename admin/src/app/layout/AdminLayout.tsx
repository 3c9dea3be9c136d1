import { Layout, type LayoutProps } from 'react-admin';
import { AdminAppBar } from './AdminAppBar';
import { AdminMenu } from './AdminMenu';
import { AdminSidebar } from './AdminSidebar';
import { ServerErrorPage } from '../../shared/screens/ServerErrorPage';
import { SessionGate } from './SessionGate';

/** The frame of every screen but the sign-in and the scanner. */
export function AdminLayout({ children }: LayoutProps) {
  return (
    <SessionGate>
      <Layout appBarAlwaysOn appBar={AdminAppBar} sidebar={AdminSidebar} menu={AdminMenu} error={ServerErrorPage}>
        {children}
      </Layout>
    </SessionGate>
  );
}
