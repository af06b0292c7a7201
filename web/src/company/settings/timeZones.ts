// Time zones as people look for them: by city, by name and by offset, those of Russia first.
import type { FoundRecord, RecordSearch } from '../../ui/index.ts';

const ofRussia = [
  'Europe/Kaliningrad',
  'Europe/Moscow',
  'Europe/Samara',
  'Asia/Yekaterinburg',
  'Asia/Omsk',
  'Asia/Novosibirsk',
  'Asia/Krasnoyarsk',
  'Asia/Irkutsk',
  'Asia/Yakutsk',
  'Asia/Vladivostok',
  'Asia/Magadan',
  'Asia/Kamchatka',
];

/** As many as a list shows at once. */
const pageSize = 20;

/** «Владивосток, UTC+10» */
export function zoneName(zone: string): string {
  return `${partOf(zone, 'shortGeneric')}, ${offsetOf(zone)}`;
}

/** `UTC+10`, `UTC+5:30`; what it is now. */
const offsetOf = (zone: string): string =>
  partOf(zone, 'longOffset')
    .replace('GMT', 'UTC')
    .replace(/([+-])0/, '$1')
    .replace(/:00$/, '');

function partOf(timeZone: string, timeZoneName: 'shortGeneric' | 'longOffset'): string {
  const parts = new Intl.DateTimeFormat('ru', { timeZone, timeZoneName }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

let known: FoundRecord[] | undefined;

const allZones = (): FoundRecord[] =>
  (known ??= [...new Set([...ofRussia, ...Intl.supportedValuesOf('timeZone')])].map((id) => ({
    id,
    name: zoneName(id),
    note: id,
  })));

const plain = (text: string) => text.toLocaleLowerCase('ru').replaceAll('ё', 'е');

export const searchZones: RecordSearch = async (text, { after }) => {
  const words = plain(text).split(/\s+/);
  const found = allZones().filter(({ name, note }) => {
    const told = plain(`${name} ${note}`);
    return words.every((word) => told.includes(word));
  });
  const end = Number(after ?? 0) + pageSize;
  return {
    records: found.slice(end - pageSize, end),
    next: end < found.length ? String(end) : null,
  };
};
