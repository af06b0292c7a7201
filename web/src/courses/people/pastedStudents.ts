// Students in pasted lines: each is found by an address or a telephone number, wherever it stands in the line.
import { isHeadLine, readPerson, severalPeople } from '../../people/lazy.ts';
import { email as emailRule } from '../../ui/index.ts';

export interface PastedStudent {
  /** The line, without the blanks around it. */
  line: string;
  /** By which the school knows them: the address, or else the number. */
  contact: string;
  /** To which an invite may go. */
  email: string | null;
}

interface PastedStudents {
  /** Each contact once, in the order of the lines. */
  students: readonly PastedStudent[];
  /** By the line, why it is nobody. */
  wrong: ReadonlyMap<string, string>;
}

export function parseStudents(text: string): PastedStudents {
  const students = new Map<string, PastedStudent>();
  const wrong = new Map<string, string>();
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === '' || (index === 0 && isHeadLine(line))) continue;
    const { email, phone, isSeveral } = readPerson(line);
    const contact = email ?? phone;
    if (contact === null) wrong.set(line, 'нет ни почты, ни телефона');
    else if (isSeveral) wrong.set(line, severalPeople);
    else if (email !== null && emailRule()(email) !== null) {
      wrong.set(line, `«${email}» не похоже на адрес почты`);
    } else if (!students.has(contact.toLowerCase())) {
      students.set(contact.toLowerCase(), { line, contact, email });
    }
  }
  return { students: [...students.values()], wrong };
}
