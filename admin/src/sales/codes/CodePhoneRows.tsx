import type { DiscountCode, ReferralCode } from '@festival/contracts';
import type { ReactElement } from 'react';
import { SimpleList } from 'react-admin';
import { ActiveChip } from '../../shared/fields/StatusChip';

const state = ({ is_active }: ReferralCode | DiscountCode) => <ActiveChip active={is_active} />;

interface CodePhoneRowsProps<T> {
  empty: ReactElement;
  describe: (code: T) => string;
}

/** Codes on a narrow screen; a row opens its form, where everything else can be done. */
export function CodePhoneRows<T extends ReferralCode | DiscountCode>({ empty, describe }: CodePhoneRowsProps<T>) {
  return (
    <SimpleList<T>
      rowClick="edit"
      empty={empty}
      primaryText={(code) => code.code}
      secondaryText={describe}
      tertiaryText={state}
    />
  );
}
