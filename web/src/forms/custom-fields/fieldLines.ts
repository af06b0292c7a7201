// Parses pasted custom fields: name, type and, for a list, its variables, separated by «;» or as table cells.
import { folded } from '@kafedra/common/words';
import { pastedLines } from '../../kit/actions/pastedLines.ts';
import type { WrongLine } from '../../ui/index.ts';
import { customFieldTypeLabels, ownTypes, type OwnType } from './customFieldTypes.ts';

export interface FieldLine {
  name: string;
  type: OwnType;
  variables?: string[];
}

/** The server's limit per request. */
const most = 100;

const partsOf = (line: string): string[] => line.split(/[;\t]/).map((part) => part.trim());

const typeNamed = (words: string): OwnType | undefined =>
  ownTypes.find((type) => folded(customFieldTypeLabels[type]) === folded(words));

/** Parses valid lines. A line with only a name is a «Строка». */
export const fieldsIn = (text: string): FieldLine[] =>
  pastedLines(text).map((line) => {
    const [name = '', words = '', variables = ''] = partsOf(line);
    const type = (words !== '' && typeNamed(words)) || 'STRING';
    return { name, type, ...(type === 'LIST' && { variables: variablesIn(variables) }) };
  });

const variablesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
];

export const wrongFieldLines = (text: string): WrongLine[] => {
  let count = 0;
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    count += 1;
    const problem = problemOf(line, count);
    return problem === null ? [] : [{ number: index + 1, problem }];
  });
};

function problemOf(line: string, count: number): string | null {
  if (count > most) return `за раз не больше ${most} полей`;
  const [name = '', words = '', variables = ''] = partsOf(line);
  if (name === '') return 'нет названия';
  if (name.length > 255) return 'название длиннее 255 символов';
  const type = words === '' ? 'STRING' : typeNamed(words);
  if (type === undefined) return `нет типа «${words}»`;
  if (type === 'LIST' && variablesIn(variables).length === 0) {
    return 'у списка нет вариантов: назовите их через запятую';
  }
  return null;
}

/** «строка, текст, целое число …» */
export const typeWords = ownTypes
  .map((type) => customFieldTypeLabels[type].toLocaleLowerCase('ru'))
  .join(', ');
