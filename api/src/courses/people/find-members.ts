// Finds members of a company by e-mail address or telephone number.
import { sql } from 'drizzle-orm';
import { email, phone } from '../../kit/values/contacts.ts';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { memberStatuses } from '../../people/tables.ts';

interface Person {
  id: number;
  full_name: string;
}

/** Why a text identifies no member. */
interface Problem {
  message: string;
  code: string;
}

const there = memberStatuses.filter((status) => status !== 'deleted');

/**
 * Returns results in the order of the texts. Deleted members are not found, and a telephone number that two members
 * share is ambiguous.
 */
export async function findMembersByContacts(
  transaction: Transaction,
  { companyId }: Scope,
  texts: readonly string[],
): Promise<(Person | Problem)[]> {
  const contacts = texts.map(contactOf);
  const uniqueContacts = sql.param([...new Set(contacts.filter((contact) => contact !== null))]);
  const found = await rowsOf<Person & { email: string; phone: string | null }>(
    transaction,
    // Matches addresses with logins, because under row-level security no index serves `lower(email)`.
    sql`select member.user_id as id, full_name, login as email, member.phone
      from users account join company_members member on member.company_id = ${companyId} and member.user_id = account.id
      where login = any(${uniqueContacts}::text[]) and status <> 'deleted'
      union
      select user_id, full_name, lower(email), phone from company_members
      where company_id = ${companyId} and status = any(${sql.param(there)}::text[]) and phone = any(${uniqueContacts}::text[])
      order by id`,
  );
  const people = new Map<string, Person[]>();
  for (const { email: address, phone: number, ...person } of found)
    for (const contact of [address, number ?? address])
      people.set(contact, [...(people.get(contact) ?? []).filter(other(person)), person]);
  return contacts.map((contact, index) => {
    if (texts[index] === '') return { message: 'Нет ни почты, ни телефона', code: 'required' };
    if (contact === null) return { message: 'Это не почта и не телефон', code: 'invalid' };
    const [person, another] = people.get(contact) ?? [];
    if (person === undefined)
      return { message: 'В компании нет такого пользователя', code: 'not_found' };
    return another === undefined
      ? person
      : { message: 'Такой телефон не у одного человека: укажите почту', code: 'ambiguous' };
  });
}

const other =
  ({ id }: Person) =>
  (person: Person) =>
    person.id !== id;

/** Normalizes an address or a number as the database stores it; null for other text. */
function contactOf(text: string): string | null {
  if (text.includes('@')) return email.safeParse(text).data?.toLowerCase() ?? null;
  return phone.safeParse(text).data ?? null;
}
