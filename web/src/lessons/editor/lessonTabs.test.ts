// Tests which tabs a lesson has.
import { expect, it } from 'vitest';
import { tabsOf } from './lessonTabs.ts';

const nothing = { hasTest: false, hasFilm: false };

it('retains the statistics tab of a text lesson with a video', () => {
  const everything = () => true;
  expect(tabsOf('TEXT', everything, nothing)).not.toContain('video');
  expect(tabsOf('TEXT', everything, { ...nothing, hasFilm: true })).toContain('video');
  expect(tabsOf('VIDEO', everything, nothing)).toContain('video');
  expect(tabsOf('VIDEO', () => false, { ...nothing, hasFilm: true })).not.toContain('video');
});
