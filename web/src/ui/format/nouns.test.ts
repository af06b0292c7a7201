// The forms of nouns that counts are told with, wherever they are written: one, few, many.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..', '..');

const sources = globSync(['web/src/**/*.{ts,tsx}', 'api/src/**/*.ts', 'common/**/*.ts'], {
  cwd: root,
  exclude: ['**/node_modules', '**/__generated__', '**/dist', '**/*.test.*'],
});

const threeWords = /\[\s*'([а-яё][^'\n]*)',\s*'([а-яё][^'\n]*)',\s*'([а-яё][^'\n]*)',?\s*\]/giu;

type Forms = [one: string, few: string, many: string];

/** Lists of three texts that begin alike: other lists of three are of different things. */
const formsIn = (file: string): Forms[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(threeWords)]
    .map(([, one = '', few = '', many = '']): Forms => [one, few, many])
    .filter((forms) => new Set(forms.map((each) => each[0])).size === 1);

/** «два курса», «две группы», «два ученика из десяти учеников»: only the few end so. */
const endsAsFew = (words: string) => /^[^ ]*[аяиы](?= |$)/u.test(words);

it('two is never told with the form of five, nor five with that of two', () => {
  const found = sources.flatMap((file) =>
    formsIn(file).map((forms) => ({ file, forms, words: forms.join(', ') })),
  );
  // Of the few hundred that there are.
  expect(found.length).toBeGreaterThan(150);
  // «из двух уроков, из пяти уроков», «удалятся»: one form for both.
  const twoForms = found.filter(({ forms: [, few, many] }) => few !== many);
  const swapped = twoForms.filter(({ forms: [, few, many] }) => !endsAsFew(few) || endsAsFew(many));
  expect(swapped.map(({ file, words }) => `${file}: ${words}`)).toEqual([]);
});
