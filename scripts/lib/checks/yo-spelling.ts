// Checks that Russian texts use «ё» wherever a dictionary says that «е» is wrong.
import { globSync, readFileSync } from 'node:fs';
import { Eyo, safeDictionary } from 'eyo-kernel';
import { check, type Count } from '../testing/summary.ts';
import { inRoot, root } from '../root.ts';

/** Texts that the specification fixes literally. */
const asSpecified = [
  'Удаленный',
  'Не удалось загрузить файл, попробуйте еще раз',
  'Файл успешно удален',
];

const texts = '{api,gateway,web,common,docs}/**/*.{ts,tsx,graphql,sql,html,md}';
// Tests are excluded, because they check that search accepts both letters.
const others = ['**/node_modules/**', '**/__generated__/**', '**/dist/**', '**/*.test.{ts,tsx}'];

export function yo(): Count {
  const eyo = new Eyo();
  eyo.dictionary.set(safeDictionary);
  const found = globSync(texts, { cwd: root, exclude: others }).flatMap((file) => {
    const text = asSpecified.reduce(
      (rest, phrase) => rest.replaceAll(phrase, ''),
      readFileSync(inRoot(file), 'utf8'),
    );
    return eyo
      .lint(text)
      .flatMap(({ before, after, position }) =>
        [position].flat().map(({ line }) => `${file}:${line}: ${before} → ${after}`),
      );
  });
  return check('«ё» (eyo-kernel)', found.length === 0, found.join('\n'));
}
