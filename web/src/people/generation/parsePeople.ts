// People pasted from a spreadsheet or typed: one a line, the columns apart by tabs, semicolons or commas. Which column is
// which shows by what stands in it.

export interface PastedPerson {
  name: string;
  surname: string | null;
  email: string;
  phone: string | null;
}

export interface PastedLine {
  /** From 1, as a person counts. */
  number: number;
  person: PastedPerson | null;
  /** Why there is no person. */
  problem: string | null;
}

export function parsePeople(text: string): PastedLine[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '') return [];
    const person = personOf(line);
    return [
      {
        number: index + 1,
        person: typeof person === 'string' ? null : person,
        problem: typeof person === 'string' ? person : null,
      },
    ];
  });
}

function personOf(line: string): PastedPerson | string {
  const cells = line
    .split(/[\t;,]/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  const emails = cells.filter((cell) => cell.includes('@'));
  const phones = cells.filter((cell) => /^\+?[\d\s()-]{7,}$/.test(cell));
  const words = cells.filter((cell) => !emails.includes(cell) && !phones.includes(cell));
  const [email] = emails;
  if (email === undefined) return 'нет почты';
  const [first, second] = words.flatMap((cell) => cell.split(/\s+/));
  if (first === undefined) return 'нет имени';
  const isFullName = second !== undefined;
  return {
    // «Орлова Анна»: the surname comes first, as in lists.
    name: isFullName ? second : first,
    surname: isFullName ? first : null,
    email,
    phone: phones[0] ?? null,
  };
}
