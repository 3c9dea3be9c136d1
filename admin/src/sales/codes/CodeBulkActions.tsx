import ToggleOffIcon from '@mui/icons-material/ToggleOff';
import type { DiscountCode, ReferralCode } from '@festival/contracts';
import type { ReactNode } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { BulkAction } from '../../shared/lists/BulkAction';
import { withVersion } from '../../shared/forms/saving/recordVersion';
import type { CodeResource } from './codeCalls';

/** Codes that nobody may use any more, at once. */
export function CodeBulkActions({ resource, children }: { resource: CodeResource; children?: ReactNode }) {
  const t = useTranslate();
  const provider = useDataProvider();
  const deactivate = async (id: number) => {
    const { data } = await provider.getOne<ReferralCode | DiscountCode>(resource, { id });
    if (!data.is_active) return;
    await provider.update(resource, { id, data: withVersion({ ...data, is_active: false }), previousData: data });
  };
  return (
    <>
      <BulkAction
        label={t('Deactivate')}
        icon={<ToggleOffIcon />}
        question={t('Deactivate the chosen codes?')}
        content={t('Nobody can use them from now on. They can be activated again.')}
        call={deactivate}
      />
      {children}
    </>
  );
}
