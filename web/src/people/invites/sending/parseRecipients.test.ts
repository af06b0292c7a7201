// Parsing pasted recipients.
import { expect, test } from 'vitest';
import { parseRecipients } from './parseRecipients.ts';

const addresses = (text: string) =>
  parseRecipients(text, 'EMAIL').recipients.map(({ address }) => address);

test.each([
  ['one per line', 'ivan@mail.ru\nanna@mail.ru'],
  ['separated by commas, semicolons and blanks', 'ivan@mail.ru, anna@mail.ru;'],
  [
    'with names, as copied from mail programs',
    'Иван Петров <ivan@mail.ru>\n"Орлова, Анна" <Anna@mail.ru>',
  ],
  [
    'in rows of a spreadsheet with headings',
    'ФИО\tПочта\nИван Петров\tivan@mail.ru\nАнна\tanna@mail.ru',
  ],
  ['with parts of links and punctuation', 'mailto:ivan@mail.ru\r\n\r\n(anna@mail.ru).'],
])('finds addresses %s', (_, text) => {
  expect(addresses(text)).toEqual(['ivan@mail.ru', 'anna@mail.ru']);
});

test('takes a repeated address once, and reports the line', () => {
  const { recipients, repeated, wrong } = parseRecipients(
    'ivan@mail.ru\nanna@mail.ru\nIVAN@mail.ru\nboris@mail.ru, anna@mail.ru',
    'EMAIL',
  );
  expect(recipients.map(({ address, line }) => [address, line])).toEqual([
    ['ivan@mail.ru', 1],
    ['anna@mail.ru', 2],
    ['boris@mail.ru', 4],
  ]);
  expect([repeated, wrong]).toEqual([[3, 4], []]);
});

test('reports a line without a valid address, with its number and text', () => {
  const { recipients, wrong } = parseRecipients(
    'ivan@mail.ru\n\nИван Петров\nanna@mail, boris@mail.ru\nvera.mail.ru',
    'EMAIL',
  );
  expect(wrong).toEqual([
    { number: 3, problem: 'в «Иван Петров» нет адреса почты' },
    { number: 4, problem: '«anna@mail» не похоже на адрес почты' },
    { number: 5, problem: '«vera.mail.ru» не похоже на адрес почты' },
  ]);
  expect(recipients.map(({ address }) => address)).toEqual(['ivan@mail.ru', 'boris@mail.ru']);
});

test('finds telephone numbers in any format, also beside names and short numbers', () => {
  const { recipients, wrong } = parseRecipients(
    '1\tИван\t+7 (900) 123-45-67\n8 900 123-45-67; 89001234568\nАнна 12-34',
    'PHONE',
  );
  expect(recipients.map(({ address }) => address)).toEqual(['+79001234567', '+79001234568']);
  expect(wrong).toEqual([
    { number: 3, problem: 'в «Анна 12-34» нет номера вида +7 900 000-00-00' },
  ]);
});
