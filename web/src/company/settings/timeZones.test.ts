// Time zones are found by city, by name and by offset.
import { expect, it } from 'vitest';
import { searchZones, zoneName } from './timeZones.ts';

const found = async (text: string) => {
  const { signal } = new AbortController();
  return (await searchZones(text, { signal, after: null })).records.map(({ id }) => id);
};

it.each(['владив', 'Vladivostok', 'utc+10 влад'])('finds Vladivostok by «%s»', async (text) => {
  expect(await found(text)).toEqual(['Asia/Vladivostok']);
});

it('lists the zones of Russia from west to east, then all others by pages', async () => {
  expect((await found('')).slice(0, 2)).toEqual(['Europe/Kaliningrad', 'Europe/Moscow']);
  expect(await found('')).toHaveLength(20);
});

it('calls a zone by its city and its offset', () => {
  expect([zoneName('Asia/Vladivostok'), zoneName('Asia/Kolkata')]).toEqual([
    'Владивосток, UTC+10',
    'Индия, UTC+5:30',
  ]);
});
