// Parses people pasted from a spreadsheet or typed, one per line, each with a name and an e-mail address.
import { isHeaderLine, parsePerson, severalAddressesMessage } from '../pastedPerson.ts';

export interface PastedPerson {
  name: string;
  surname: string | null;
  email: string;
  phone: string | null;
}

export interface PastedLine {
  /** Line number from 1. */
  number: number;
  person: PastedPerson | null;
  /** The error message; null for a valid line. */
  problem: string | null;
}

export function parsePeople(text: string): PastedLine[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '' || (index === 0 && isHeaderLine(line))) return [];
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
  const { name, email, hasSeveralAddresses, ...others } = parsePerson(line);
  if (hasSeveralAddresses) return severalAddressesMessage;
  if (email === null) return 'нет почты';
  return name === null ? 'нет имени' : { ...others, name, email };
}
