import { useParams } from 'react-router';
import { parseErrorStatus } from './error-status';
import { ErrorPage } from './ErrorPage';

export function ErrorRoute() {
  const { status } = useParams();
  return <ErrorPage status={parseErrorStatus(status)} />;
}
