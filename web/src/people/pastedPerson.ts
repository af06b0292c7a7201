// Parses a pasted line into a person: name, e-mail address and telephone number in any order, separated by tabs,
// semicolons, commas or blanks, and distinguished by their form.

export interface PastedContact {
  name: string | null;
  surname: string | null;
  /** As written; it may be invalid. */
  email: string | null;
  phone: string | null;
  /** The line contains more than one address. */
  hasSeveralAddresses: boolean;
}

/** The error message for such a line. */
export const severalAddressesMessage = 'в строке несколько адресов: поставьте каждый в свою строку';

export function parsePerson(line: string): PastedContact {
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
    // Drops row numbers and the punctuation around addresses.
    words.push(...rest.split(/[\s<>()"«»]+/).filter((word) => /\p{L}/u.test(word)));
  }
  const [first = null, second = null] = words;
  return {
    // «Орлова Анна»: the surname comes first, as usual in Russian lists.
    name: second ?? first,
    surname: second === null ? null : first,
    email: emails[0] ?? null,
    phone: phones[0] ?? null,
    hasSeveralAddresses: emails.length > 1,
  };
}

function hasDigits(text: string, least: number, most: number): boolean {
  const { length } = text.replaceAll(/\D/g, '');
  return length >= least && length <= most;
}

/** Whether the line is the first row of a spreadsheet, with nothing but column headings. */
export const isHeaderLine = (line: string): boolean =>
  line
    .split(/[\t,;]/)
    .every((cell) =>
      /^\s*(?:№|фио|имя|фамилия|отчество|ученик|e-?mail|почта|эл\.? почта|телефон)?\s*$/i.test(
        cell,
      ),
    );
