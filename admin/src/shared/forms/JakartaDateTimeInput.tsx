import { DateTimeInput, type DateTimeInputProps, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatJakarta, fromJakartaInput, toJakartaInput } from '../../lib/jakartaTime';

/** A moment, typed in Jakarta's time; its value is ISO UTC. Empty is null. */
export function JakartaDateTimeInput(props: DateTimeInputProps) {
  const value: unknown = useWatch({ name: useWrappedSource(props.source) });
  const isMoment = typeof value === 'string' && !Number.isNaN(Date.parse(value));
  // Browsers order day and month by their own language, so it is said in words as well.
  const helperText = isMoment ? `${formatJakarta(value)} WIB` : 'Asia/Jakarta (WIB)';
  return <DateTimeInput helperText={helperText} {...props} format={toJakartaInput} parse={fromJakartaInput} />;
}
