// The name of an example: the first words of its question.
import { htmlToText } from '../../ui/index.ts';

const mostLetters = 80;

export function exampleName(text: string | null | undefined): string {
  const words = htmlToText(text ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (words === '') return 'Без текста';
  return words.length > mostLetters ? `${words.slice(0, mostLetters).toWellFormed()}…` : words;
}
