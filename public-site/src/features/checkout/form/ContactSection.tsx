import type { UseFormReturn } from 'react-hook-form';
import { BUYER_CATEGORIES } from '@festival/contracts';
import { useTexts } from '../../../lib/language';
import { Card } from '../../../ui/layout/Card';
import { Field } from '../../../ui/form/Field';
import { Select } from '../../../ui/form/Select';
import { TextInput } from '../../../ui/form/TextInput';
import styles from '../Checkout.module.css';
import { CHECKOUT_RULES, type CheckoutForm } from './checkout-form';
import { CHECKOUT_PAGE_TEXTS, fieldErrorText } from '../checkout.texts';

/** The buyer's details: name, e-mail twice, phone, category. */
export function ContactSection({ form }: { form: UseFormReturn<CheckoutForm> }) {
  const { contact, rules } = useTexts(CHECKOUT_PAGE_TEXTS);
  const categories = BUYER_CATEGORIES.map((value) => ({ value, label: contact.categories[value] }));
  const { register, trigger, formState } = form;
  const { errors, touchedFields, isSubmitted } = formState;
  // The two addresses are compared again when the first one changes.
  const recheckConfirmation = () => {
    if (touchedFields.confirmEmail || isSubmitted) void trigger('confirmEmail');
  };
  return (
    <Card as="section" ground="paper" className={styles.section} aria-labelledby="checkout-contact">
      <h2 id="checkout-contact">{contact.title}</h2>
      <Field label={contact.fullName} required error={fieldErrorText(errors.fullName?.message, rules)}>
        <TextInput {...register('fullName', { validate: CHECKOUT_RULES.fullName })} autoComplete="name" />
      </Field>
      <div className={styles.pair}>
        <Field
          label={contact.email}
          required
          hint={contact.emailHint}
          error={fieldErrorText(errors.email?.message, rules)}
        >
          <TextInput
            {...register('email', { validate: CHECKOUT_RULES.email, onChange: recheckConfirmation })}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field label={contact.confirmEmail} required error={fieldErrorText(errors.confirmEmail?.message, rules)}>
          <TextInput
            {...register('confirmEmail', { validate: CHECKOUT_RULES.confirmEmail })}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      </div>
      <div className={styles.pair}>
        <Field
          label={contact.phone}
          required
          hint={contact.phoneHint}
          error={fieldErrorText(errors.phone?.message, rules)}
        >
          <TextInput
            {...register('phone', { validate: CHECKOUT_RULES.phone })}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
        </Field>
        <Field label={contact.category} required error={fieldErrorText(errors.category?.message, rules)}>
          <Select {...register('category', { validate: CHECKOUT_RULES.category })} options={categories} />
        </Field>
      </div>
    </Card>
  );
}
