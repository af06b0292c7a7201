// A person as a pasted line tells them: name, address and number in any order, apart by tabs, semicolons, commas or blanks.
// Which is which shows by what stands there.

export interface PastedContact {
  name: string | null;
  surname: string | null;
  /** As it stands there; it may be broken. */
  email: string | null;
  phone: string | null;
  /** There are more addresses than one. */
  isSeveral: boolean;
}

/** What is said of such a line. */
export const severalPeople = 'в строке несколько адресов: поставьте каждый в свою строку';

export function readPerson(line: string): PastedContact {
  const emails: string[] = [];
  const phones: string[] = [];
  const words: string[] = [];
  for (const cell of line.split(/[\t;,]/)) {
    let rest = cell.replace(/^\s*\d{1,4}[.)]\s+/, '').replaceAll(/[^\s<>()"«»]+/g, (word) => {
      if (!word.includes('@')) return word;
      emails.push(word.replace(/^mailto:/i, '').replace(/\.$/, ''));
      return ' ';
    });
    for (const [found] of rest.matchAll(/\+?\d[\d\s().-]{5,}\d/g)) {
      // Dates and years have fewer digits.
      if (!hasDigits(found, 10, 15)) continue;
      phones.push(found.trim());
      rest = rest.replace(found, ' ');
    }
    // Numbers of rows, and what stands around addresses.
    words.push(...rest.split(/[\s<>()"«»]+/).filter((word) => /\p{L}/u.test(word)));
  }
  const [first = null, second = null] = words;
  return {
    // «Орлова Анна»: the surname comes first, as in lists.
    name: second ?? first,
    surname: second === null ? null : first,
    email: emails[0] ?? null,
    phone: phones[0] ?? null,
    isSeveral: emails.length > 1,
  };
}

function hasDigits(text: string, least: number, most: number): boolean {
  const { length } = text.replaceAll(/\D/g, '');
  return length >= least && length <= most;
}

/** The first row of a spreadsheet: the heads of its columns alone. */
export const isHeadLine = (line: string): boolean =>
  line
    .split(/[\t,;]/)
    .every((cell) =>
      /^\s*(?:№|фио|имя|фамилия|отчество|ученик|e-?mail|почта|эл\.? почта|телефон)?\s*$/i.test(
        cell,
      ),
    );
