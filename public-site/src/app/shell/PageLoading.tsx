import { Spinner } from '../../ui/Spinner';
import styles from './Shell.module.css';

export function PageLoading() {
  return (
    <div className={styles.loading}>
      <Spinner label="Loading the page" />
    </div>
  );
}
