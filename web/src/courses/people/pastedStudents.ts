// Parses pasted lines into students: finds an e-mail address or telephone number anywhere in each line.
import { isHeaderLine, parsePerson, severalAddressesMessage } from '../../people/lazy.ts';
import { email as emailRule } from '../../ui/index.ts';

export interface PastedStudent {
  /** The trimmed line. */
  line: string;
  /** The e-mail address, otherwise the telephone number. */
  contact: string;
  /** The address for an invitation. */
  email: string | null;
}

interface PastedStudents {
  /** Unique by contact, in the order of the lines. */
  students: readonly PastedStudent[];
  /** Error messages by line. */
  wrong: ReadonlyMap<string, string>;
}

export function parseStudents(text: string): PastedStudents {
  const students = new Map<string, PastedStudent>();
  const wrong = new Map<string, string>();
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === '' || (index === 0 && isHeaderLine(line))) continue;
    const { email, phone, hasSeveralAddresses } = parsePerson(line);
    const contact = email ?? phone;
    if (contact === null) wrong.set(line, 'нет ни почты, ни телефона');
    else if (hasSeveralAddresses) wrong.set(line, severalAddressesMessage);
    else if (email !== null && emailRule()(email) !== null) {
      wrong.set(line, `«${email}» не похоже на адрес почты`);
    } else if (!students.has(contact.toLowerCase())) {
      students.set(contact.toLowerCase(), { line, contact, email });
    }
  }
  return { students: [...students.values()], wrong };
}
