import { DateTimeInput, type DateTimeInputProps } from 'react-admin';
import { fromJakartaInput, toJakartaInput } from '../../lib/jakartaTime';

/** A moment, typed in Jakarta's time; its value is ISO UTC. Empty is null. */
export function JakartaDateTimeInput(props: DateTimeInputProps) {
  return <DateTimeInput helperText="Asia/Jakarta (WIB)" {...props} format={toJakartaInput} parse={fromJakartaInput} />;
}
