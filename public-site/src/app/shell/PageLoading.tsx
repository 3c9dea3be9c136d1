import { useTexts } from '../../lib/language';
import { Spinner } from '../../ui/Spinner';
import { SHELL_TEXTS } from './shell.texts';
import styles from './Shell.module.css';

export function PageLoading() {
  const { loading } = useTexts(SHELL_TEXTS);
  return (
    <div className={styles.loading}>
      <Spinner label={loading} />
    </div>
  );
}
