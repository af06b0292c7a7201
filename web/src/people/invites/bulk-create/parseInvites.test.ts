// Parsing pasted lines into invites.
import { expect, it } from 'vitest';
import { areAddresses, parseInvites } from './parseInvites.ts';

const parsed = (text: string) => parseInvites(text, 'EMAIL');

it('parses the first cell as the name, a short number as the limit, and other cells as recipients', () => {
  expect(parsed('Осень\n\nВесна; 30; anna@example.ru\nЛето\tboris@example.ru\t5')).toEqual([
    { number: 1, text: 'Осень', name: 'Осень', userLimit: null, recipients: [], problem: null },
    {
      number: 3,
      text: 'Весна; 30; anna@example.ru',
      name: 'Весна',
      userLimit: 30,
      recipients: ['anna@example.ru'],
      problem: null,
    },
    {
      number: 4,
      text: 'Лето\tboris@example.ru\t5',
      name: 'Лето',
      userLimit: 5,
      recipients: ['boris@example.ru'],
      problem: null,
    },
  ]);
});

it('reports invalid lines, and addresses instead of names', () => {
  expect(parsed(' ; 5\n\t\nanna@example.ru\nОсень; anna@example').map(numberedProblem)).toEqual([
    [1, 'нет названия'],
    [3, '«anna@example.ru» — адрес, а не название приглашения'],
    [4, '«anna@example» не похоже на адрес почты'],
  ]);
});

it('recognizes a list of addresses, which needs a single invite', () => {
  expect(areAddresses(parsed('anna@example.ru\nИван <ivan@example.ru>\n+7 900 123-45-67'))).toBe(
    true,
  );
  expect(areAddresses(parsed('Осень; anna@example.ru'))).toBe(false);
  expect(areAddresses(parsed(''))).toBe(false);
});

const numberedProblem = ({ number, problem }: ReturnType<typeof parsed>[number]) => [
  number,
  problem,
];
