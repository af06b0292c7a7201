// Searching time zones by city, name and offset.
import { expect, it } from 'vitest';
import { searchTimeZones } from './timeZones.ts';
import { timeZoneLabel } from './timeZoneLabel.ts';

const found = async (text: string) => {
  const { signal } = new AbortController();
  return (await searchTimeZones(text, { signal, after: null })).records.map(({ id }) => id);
};

it.each([
  ['владив', 'Asia/Vladivostok'],
  ['Vladivostok', 'Asia/Vladivostok'],
  ['utc+10 влад', 'Asia/Vladivostok'],
  ['москва', 'Europe/Moscow'],
  ['алма-ата', 'Asia/Almaty'],
  ['кишинев', 'Europe/Chisinau'],
])('finds «%s» first', async (text, zone) => {
  expect((await found(text))[0]).toBe(zone);
});

it('lists the zones of Russia from west to east, then the others, in pages', async () => {
  expect((await found('')).slice(0, 2)).toEqual(['Europe/Kaliningrad', 'Europe/Moscow']);
  expect(await found('')).toHaveLength(20);
});

it('names a zone by its city and offset', () => {
  expect([timeZoneLabel('Asia/Vladivostok'), timeZoneLabel('Asia/Kolkata')]).toEqual([
    'Владивосток, UTC+10',
    'Индия, UTC+5:30',
  ]);
});
