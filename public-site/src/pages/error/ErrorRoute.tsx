import { parseErrorStatus } from '@festival/contracts';
import { useParams } from 'react-router';
import { ErrorPage } from './ErrorPage';

export function ErrorRoute() {
  const { status } = useParams();
  return <ErrorPage status={parseErrorStatus(status)} />;
}
