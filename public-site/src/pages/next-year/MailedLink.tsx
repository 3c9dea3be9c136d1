import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from '../../lib/router';
import { ApiError, NetworkError } from '../../lib/api/api';
import { useIsServed } from '../../lib/hydrated';
import { useTexts } from '../../lib/language';
import { paths } from '../../lib/paths';
import { Button, LinkButton } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { Banner } from '../../ui/layout/Banner';
import { Card } from '../../ui/layout/Card';
import { Section } from '../../ui/layout/Section';
import styles from './MailedLink.module.css';
import { NEXT_YEAR_PAGE_TEXTS } from './next-year-page.texts';

const TOKEN = /^[\w-]{32}$/;

interface MailedLinkProps {
  title: string;
  kind: 'confirm' | 'unsubscribe';
  call: (token: string) => Promise<unknown>;
}

/** Does what a mailed link is for once its button is pressed: mail programs open links by themselves. */
export function MailedLink({ title, kind, call }: MailedLinkProps) {
  const params = useSearchParams();
  const token = params.get('token') ?? '';
  const texts = useTexts(NEXT_YEAR_PAGE_TEXTS);
  const { words, action, doneTitle, done } = texts[kind];
  const isServed = useIsServed();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(token),
    // Offline it must fail, not wait.
    networkMode: 'always',
  });
  const isValid = isServed || (TOKEN.test(token) && !isRefused(error));
  return (
    <Section ground="parchment" width="narrow" torn="bottom" className={styles.page}>
      <Banner as="h1" className={styles.title}>
        {title}
      </Banner>
      <Card className={styles.card}>
        {isSuccess && (
          <Notice tone="success" title={doneTitle}>
            <p>{done}</p>
          </Notice>
        )}
        {!isValid && (
          <Notice tone="error" title={texts.invalidTitle}>
            <p>{texts.invalid}</p>
          </Notice>
        )}
        {isValid && !isSuccess && (
          <>
            <p>{words}</p>
            {error && !isPending && (
              <Notice tone="error">{error instanceof NetworkError ? texts.lost : texts.failed}</Notice>
            )}
            <Button size="large" block pending={isPending} onClick={() => mutate()}>
              {action}
            </Button>
          </>
        )}
        {(isSuccess || !isValid) && (
          <LinkButton to={paths.home} variant="secondary" size="large" block>
            {texts.home}
          </LinkButton>
        )}
      </Card>
    </Section>
  );
}

/** The token is of no address. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);
