// Invites in pasted lines.
import { expect, it } from 'vitest';
import { parseInvites } from './parseInvites.ts';

it('takes the name from the first cell, a short number for the limit, and the rest for recipients', () => {
  expect(
    parseInvites('Осень\n\nВесна; 30; anna@example.ru\nЛето\t+79001234567\tboris@example.ru\t5'),
  ).toEqual([
    { number: 1, text: 'Осень', name: 'Осень', userLimit: null, recipients: [] },
    {
      number: 3,
      text: 'Весна; 30; anna@example.ru',
      name: 'Весна',
      userLimit: 30,
      recipients: ['anna@example.ru'],
    },
    {
      number: 4,
      text: 'Лето\t+79001234567\tboris@example.ru\t5',
      name: 'Лето',
      userLimit: 5,
      recipients: ['+79001234567', 'boris@example.ru'],
    },
  ]);
});

it('leaves out lines without a name', () => {
  expect(parseInvites(' ; 5\n\t\n')).toEqual([]);
});
