// Tests which tabs a lesson has.
import { expect, it } from 'vitest';
import { tabsOf } from './lessonTabs.ts';

const nothing = { hasTest: false, hasFilm: false };

it('a text that has a film, as one that was a video, keeps the tab of its numbers', () => {
  const everything = () => true;
  expect(tabsOf('TEXT', everything, nothing)).not.toContain('video');
  expect(tabsOf('TEXT', everything, { ...nothing, hasFilm: true })).toContain('video');
  expect(tabsOf('VIDEO', everything, nothing)).toContain('video');
  expect(tabsOf('VIDEO', () => false, { ...nothing, hasFilm: true })).not.toContain('video');
});
