import HistoryIcon from '@mui/icons-material/History';
import { lazyScreen } from '../../shared/screens/lazyScreen';

export const auditLog = {
  list: lazyScreen(async () => (await import('./AuditLogList')).AuditLogList),
  show: lazyScreen(async () => (await import('./AuditEntryShow')).AuditEntryShow),
  icon: HistoryIcon,
  options: { label: 'Audit Log' },
};
