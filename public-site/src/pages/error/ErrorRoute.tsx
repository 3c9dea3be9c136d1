import { parseErrorStatus } from '@festival/contracts';
import { useParams } from '../../lib/router';
import { ErrorPage } from './ErrorPage';

export function ErrorRoute() {
  const { status } = useParams();
  return <ErrorPage status={parseErrorStatus(status)} />;
}
