import type { Language } from '@festival/contracts';
import { useNotify } from 'react-admin';
import { serverMessage } from '../../lib/httpErrors';
import { showIn } from '../../lib/i18n/language';
import { t } from '../../lib/i18n/t';
import { useSingleMutation } from '../../lib/singleCall';
import { accountCalls } from './accountCalls';

/** Chooses the language of one's own account, on all devices. */
export function useChooseLanguage(): (language: Language) => void {
  const notify = useNotify();
  const { run } = useSingleMutation({
    mutationFn: (language: Language) => accountCalls.chooseLanguage(language),
    onSuccess: (_user, language) => showIn(language),
    onError: (error) => notify(serverMessage(error) ?? t('The language could not be changed.'), { type: 'error' }),
  });
  return run;
}
