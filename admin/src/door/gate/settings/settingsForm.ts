import type { GateSettings, GateSettingsRequest, SeenRecord } from '@festival/contracts';
import { fromJakartaInput, toJakartaInput } from '../../../lib/jakartaTime';
import { t } from '../../../lib/i18n/t';

export interface NamedRow {
  name: string;
}

/** The settings as the form holds them. */
export interface SettingsForm {
  gates: NamedRow[];
  items: NamedRow[];
  allowsReentry: boolean;
  pin: string;
  /** As a date-time field has it, in Jakarta's time. */
  endsAt: string;
  /** Of the settings that were loaded. */
  version: string | null;
}

export const PIN_PATTERN = /^\d{6}$/;
const PINS = 1_000_000;
/** The largest multiple of the PINs below 2³²: numbers above it would make some of them likelier. */
const FAIR = Math.floor(2 ** 32 / PINS) * PINS;

/** Six random digits. */
export function makePin(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number < FAIR ? String(number % PINS).padStart(6, '0') : makePin();
}

const toRow = (name: string): NamedRow => ({ name });
const toName = ({ name }: NamedRow): string => name.trim();

export function toForm({ gates, items, allows_reentry, pin, ends_at, updated_at }: GateSettings): SettingsForm {
  return {
    gates: gates.map(toRow),
    items: items.map(toRow),
    allowsReentry: allows_reentry,
    pin: pin ?? '',
    endsAt: toJakartaInput(ends_at),
    version: updated_at,
  };
}

export function toSettings(form: SettingsForm): GateSettingsRequest & SeenRecord {
  const { gates, items, allowsReentry, pin, endsAt, version } = form;
  return {
    gates: gates.map(toName),
    items: items.map(toName),
    allows_reentry: allowsReentry,
    pin: pin === '' ? null : pin,
    ends_at: fromJakartaInput(endsAt),
    seen_updated_at: version,
  };
}

/** The server takes names that differ in case only for one. */
const keyOf = (row: NamedRow | undefined): string => row?.name.trim().toLowerCase() ?? '';

/** The mistake in one name of a list; undefined for none. */
export function nameProblem(rows: readonly NamedRow[], index: number): string | undefined {
  const name = keyOf(rows[index]);
  if (name === '') return t('Give it a name, or remove it');
  return rows.slice(0, index).some((row) => keyOf(row) === name) ? t('This name is there already') : undefined;
}
