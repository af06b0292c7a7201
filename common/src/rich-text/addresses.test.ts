// Allowed addresses of links and images, and their canonical spelling.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageAddress, linkAddress } from './addresses.ts';

describe('the address of a link', () => {
  it.each([
    ['https://школа.рф/курс 1', 'https://xn--80atdl2c.xn--p1ai/%D0%BA%D1%83%D1%80%D1%81%201'],
    [' HTTP://EXAMPLE.com ', 'http://example.com/'],
    ['mailto:me@example.com', 'mailto:me@example.com'],
    ['tel:+79001234567', 'tel:+79001234567'],
    ['/school/courses?page=2#top', '/school/courses?page=2#top'],
    ['/media/../x', '/x'],
  ])('%s is accepted', (text, address) => {
    expect(linkAddress(text)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'blob:https://example.com/1',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'https://bank.example@evil.example',
    'tel:+7<script>',
    'courses/7',
    '#top',
    '',
  ])('%j is rejected', (text) => {
    expect(linkAddress(text)).toBeNull();
  });

  it('has an allowed scheme for any input, and is the same when parsed again', () => {
    const piece = fc.constantFrom(
      'javascript',
      ':',
      '/',
      '\\',
      '\t',
      '\n',
      '.',
      '..',
      '%2e',
      '@',
      'https',
      'tel',
      'a',
      '?',
      '#',
      'ä',
      '\u0000',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const address = linkAddress(pieces.join(''));
        if (address === null) return;
        expect(address).toMatch(/^(?:https?:\/\/[^/@]+\/|mailto:|tel:|\/(?![/\\]))/);
        expect(linkAddress(address)).toBe(address);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('the address of an image', () => {
  it('must be that of an upload', () => {
    expect(imageAddress('/media/1/лес.png')).toBe('/media/1/%D0%BB%D0%B5%D1%81.png');
    for (const other of [
      'https://example.com/x.png',
      '/media/../graphql?query=x',
      '/graphql',
      'data:image/png,x',
    ]) {
      expect(imageAddress(other)).toBeNull();
    }
  });
});
