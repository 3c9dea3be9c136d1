import { DateTimeInput, type DateTimeInputProps } from 'react-admin';
import { fromJakartaInput, toJakartaInput } from '../../lib/jakartaTime';

/** A moment, typed as it is read on a clock in Jakarta and kept as ISO UTC. Empty is null. */
export function JakartaDateTimeInput(props: DateTimeInputProps) {
  return <DateTimeInput helperText="Asia/Jakarta (WIB)" {...props} format={toJakartaInput} parse={fromJakartaInput} />;
}
