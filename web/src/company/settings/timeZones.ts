// Searches time zones by city, name and offset; those of Russia come first.
import { hasWords } from '@kafedra/common/words';
import type { FoundRecord, RecordSearch } from '../../ui/index.ts';
import { cities, timeZoneLabel } from './timeZoneLabel.ts';

/** Results per page. */
const pageSize = 20;

let known: FoundRecord[] | undefined;

const allZones = (): FoundRecord[] =>
  (known ??= [...new Set([...Object.keys(cities), ...Intl.supportedValuesOf('timeZone')])].map(
    (id) => ({
      id,
      name: timeZoneLabel(id),
      note: id,
    }),
  ));

export const searchTimeZones: RecordSearch = async (text, { after }) => {
  const found = allZones().filter(({ name, note }) => hasWords(`${name} ${note}`, text));
  const end = Number(after ?? 0) + pageSize;
  return {
    records: found.slice(end - pageSize, end),
    next: end < found.length ? String(end) : null,
  };
};
