// Time zones as people look for them: by city, by name and by offset, those of Russia first.
import { hasWords } from '@kafedra/common/words';
import type { FoundRecord, RecordSearch } from '../../ui/index.ts';
import { cities, zoneName } from './zoneName.ts';

/** As many as a list shows at once. */
const pageSize = 20;

let known: FoundRecord[] | undefined;

const allZones = (): FoundRecord[] =>
  (known ??= [...new Set([...Object.keys(cities), ...Intl.supportedValuesOf('timeZone')])].map(
    (id) => ({
      id,
      name: zoneName(id),
      note: id,
    }),
  ));

export const searchZones: RecordSearch = async (text, { after }) => {
  const found = allZones().filter(({ name, note }) => hasWords(`${name} ${note}`, text));
  const end = Number(after ?? 0) + pageSize;
  return {
    records: found.slice(end - pageSize, end),
    next: end < found.length ? String(end) : null,
  };
};
