import { MAX_QUANTITY, MIN_QUANTITY } from '@festival/contracts';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTexts } from '../../../lib/language';
import { Card } from '../../../ui/layout/Card';
import { Field } from '../../../ui/form/Field';
import { Select } from '../../../ui/form/Select';
import styles from '../Checkout.module.css';
import { CHECKOUT_RULES, type CheckoutForm } from './checkout-form';
import { CHECKOUT_PAGE_TEXTS, fieldErrorText } from '../checkout.texts';
import { CodeField } from './CodeField';
import type { DiscountCheck, ReferralCheck } from './useCodes';

const QUANTITY_OPTIONS = Array.from({ length: MAX_QUANTITY - MIN_QUANTITY + 1 }, (_unused, index) => {
  const quantity = String(MIN_QUANTITY + index);
  return { value: quantity, label: quantity };
});

interface SelectionSectionProps {
  form: UseFormReturn<CheckoutForm>;
  referral: ReferralCheck;
  discount: DiscountCheck;
}

/** The quantity and the two codes. Editing a code removes its effect. */
export function SelectionSection({ form, referral, discount }: SelectionSectionProps) {
  const { selection, rules } = useTexts(CHECKOUT_PAGE_TEXTS);
  const { register, control, formState } = form;
  const [referralCode, discountCode] = useWatch({ control, name: ['referralCode', 'discountCode'] });
  const { errors } = formState;
  return (
    <Card as="section" ground="paper" className={styles.section} aria-labelledby="checkout-selection">
      <h2 id="checkout-selection">{selection.title}</h2>
      <Field
        label={selection.quantity}
        required
        error={fieldErrorText(errors.quantity?.message, rules)}
        className={styles.quantity}
      >
        <Select
          {...register('quantity', { validate: CHECKOUT_RULES.quantity, valueAsNumber: true })}
          options={QUANTITY_OPTIONS}
        />
      </Field>
      <div className={styles.pair}>
        <CodeField
          label={selection.referral}
          input={register('referralCode', { onChange: referral.reset })}
          code={referralCode}
          check={referral}
          formError={fieldErrorText(errors.referralCode?.message, rules)}
          applied={referral.panitia !== null && `${selection.referralApplied}. ${selection.panitia(referral.panitia)}`}
        />
        <CodeField
          label={selection.discount}
          input={register('discountCode', { onChange: discount.reset })}
          code={discountCode}
          check={discount}
          formError={fieldErrorText(errors.discountCode?.message, rules)}
          applied={discount.percentage !== null && selection.discountApplied(discount.percentage)}
        />
      </div>
    </Card>
  );
}
