// What becomes of a value when its field becomes one of another type.
import { holdsFiles, isList, type FieldType } from '@kafedra/common/fields';
import { dayIn } from '../../kit/values/time-zone.ts';
import { canBeTyped, readValues, type KeptValue } from '../values/read-values.ts';

/** A value as it is held. */
export interface HeldValue {
  id: number;
  value: string;
  variable_id: number | null;
  /** What a person reads of it: a variable's words. */
  shown: string;
  /** Of a file. */
  mime_type: string | null;
}

/** What is kept, or the words of the variable that it becomes; null when it is lost. */
export type Converted = { value: KeptValue } | { words: string } | null;

/** Letters of a variable at most. */
const longestWords = 255;

export function conversion(
  from: FieldType,
  to: FieldType,
  timeZone: string,
): (held: HeldValue) => Converted {
  if (holdsFiles(from) || holdsFiles(to)) {
    return (held) => (holdsFiles(from) && holdsFiles(to) ? asFile(held, to) : null);
  }
  // Those of Bitrix24 become the company's own; the other way they are for Bitrix24 to say.
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

function asFile(held: HeldValue, to: FieldType): Converted {
  const { value, id, mime_type } = held;
  const file = { id: Number(value), mime_type: mime_type ?? '' };
  const field = { type: to, multiple: false, variables: [], files: [file] };
  const read = readValues(field, value, false);
  const [kept] = 'values' in read ? read.values : [];
  return kept === undefined || id === 0 ? null : { value: kept };
}

const asItIs = ({ value, variable_id }: HeldValue): Converted => ({
  value: { value, variable_id, file_id: null, number: null },
});

/** Days and moments become each other by the company's clock. */
function textFor(from: FieldType, to: FieldType, timeZone: string): (held: HeldValue) => string {
  const dayOf = dayIn(timeZone);
  if (from === 'datetime' && to === 'date') return ({ value }) => dayOf(value);
  if (from === 'date' && to === 'datetime') {
    return ({ value }) =>
      Temporal.PlainDate.from(value).toZonedDateTime(timeZone).toInstant().toString();
  }
  return isList(from) ? ({ shown }) => shown : ({ value }) => value;
}
