// Converts a value when its custom field changes its type.
import { holdsFiles, isList, type FieldType } from '@kafedra/common/fields';
import { dayIn } from '../../kit/values/time-zone.ts';
import { canBeTyped, readValues, type StoredValue } from '../values/read-values.ts';

export interface ConvertedValue {
  id: number;
  value: string;
  variable_id: number | null;
  /** The displayed value: for lists the text of the option. */
  shown: string;
  /** Set for files. */
  mime_type: string | null;
}

/** The converted value, or the text of the option that it becomes; null if it is lost. */
export type ConversionResult = { value: StoredValue } | { words: string } | null;

/** Maximum characters of an option. */
const longestWords = 255;

export function converterOf(
  from: FieldType,
  to: FieldType,
  timeZone: string,
): (held: ConvertedValue) => ConversionResult {
  if (holdsFiles(from) || holdsFiles(to)) {
    return (held) => (holdsFiles(from) && holdsFiles(to) ? asFile(held, to) : null);
  }
  // A Bitrix24 list can become a list of the company. The reverse is not possible, because Bitrix24 determines the
  // options.
  if (from === 'list_bitrix' && to === 'list') return asItIs;
  if (to === 'list') {
    return ({ shown }) => {
      const words = shown.trim();
      return words === '' || words.length > longestWords ? null : { words };
    };
  }
  if (!canBeTyped(to)) return () => null;
  const textOf = textFor(from, to, timeZone);
  const field = { type: to, multiple: false, variables: [] };
  return (held) => {
    const read = readValues(field, textOf(held), false);
    const [value] = 'values' in read ? read.values : [];
    return value === undefined ? null : { value };
  };
}

function asFile(held: ConvertedValue, to: FieldType): ConversionResult {
  const { value, id, mime_type } = held;
  const file = { id: Number(value), mime_type: mime_type ?? '' };
  const field = { type: to, multiple: false, variables: [], files: [file] };
  const read = readValues(field, value, false);
  const [converted] = 'values' in read ? read.values : [];
  return converted === undefined || id === 0 ? null : { value: converted };
}

const asItIs = ({ value, variable_id }: ConvertedValue): ConversionResult => ({
  value: { value, variable_id, file_id: null, number: null },
});

/** Converts between days and instants in the company's time zone. */
function textFor(
  from: FieldType,
  to: FieldType,
  timeZone: string,
): (held: ConvertedValue) => string {
  const dayOf = dayIn(timeZone);
  if (from === 'datetime' && to === 'date') return ({ value }) => dayOf(value);
  if (from === 'date' && to === 'datetime') {
    return ({ value }) =>
      Temporal.PlainDate.from(value).toZonedDateTime(timeZone).toInstant().toString();
  }
  return isList(from) ? ({ shown }) => shown : ({ value }) => value;
}
