// Checks the plural forms of nouns in all source files: one, few, many.
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

/** Arrays of three strings that begin alike; other arrays of three are something else. */
const formsIn = (file: string): Forms[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(threeWords)]
    .map(([, one = '', few = '', many = '']): Forms => [one, few, many])
    .filter((forms) => new Set(forms.map((each) => each[0])).size === 1);

/**
 * «два курса», «две группы», «два ученика из десяти учеников»: only the form for few ends like this.
 */
const endsAsFew = (words: string) => /^[^ ]*[аяиы](?= |$)/u.test(words);

it('nouns have distinct and correct forms for two and five', () => {
  const found = sources.flatMap((file) =>
    formsIn(file).map((forms) => ({ file, forms, words: forms.join(', ') })),
  );
  // Guards against a broken search: there are a few hundred.
  expect(found.length).toBeGreaterThan(150);
  // «из двух уроков, из пяти уроков», «удалятся»: both forms may be equal.
  const twoForms = found.filter(({ forms: [, few, many] }) => few !== many);
  const swapped = twoForms.filter(({ forms: [, few, many] }) => !endsAsFew(few) || endsAsFew(many));
  expect(swapped.map(({ file, words }) => `${file}: ${words}`)).toEqual([]);
});
