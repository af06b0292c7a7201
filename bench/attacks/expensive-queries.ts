// Attacks with expensive queries within the limits. An attack continues when its query is refused.
import { attackerPool, runCallers, operation, send, type Attack } from './attack.ts';

const users = `query ($company: String!, $search: String, $filter: UserFilter) {
  company(code: $company) {
    users(first: 100, search: $search, filter: $filter) { totalCount countByStatus { status count } nodes { id fullName } }
  }
}`;

/**
 * Just below the cost limit of an operation: about 2 · 72 calls, and 72 · (1 + 68 + 68) records.
 */
const nested = `query ($company: String!) {
  company(code: $company) {
    users(first: 72) {
      totalCount
      nodes {
        id fullName roles { id name } groups { id name }
        courses(first: 68) { totalCount nodes { id name type { name } format { name } } }
        audits(first: 68) { totalCount nodes { id } }
      }
    }
  }
}`;

const conditions = (count: number): Attack => ({
  name: `${count} conditions on custom fields`,
  what: 'list of 300 users, 64 at a time',
  run: (field) => {
    const { attacker } = field.world;
    const customFields = attacker.fields
      .slice(0, count)
      .map((field) => ({ field, contains: 'слово дело' }));
    return runQuery(field, users, { company: attacker.code, filter: { customFields } });
  },
});

const search = (words: number): Attack => ({
  name: `search for ${words.toLocaleString('en')} words`,
  what: 'list of 300 users, 64 at a time',
  run: (field) => {
    // Single letters that all users have in their logins: the URL stays below 16 kB, and every word must be checked.
    const text = Array.from({ length: words }, (_, place) => 'user'[place % 4]);
    return runQuery(field, users, { company: field.world.attacker.code, search: text.join(' ') });
  },
});

export const expensiveQueries: readonly Attack[] = [
  conditions(160),
  conditions(20),
  search(3500),
  search(10),
  {
    name: 'nested lists at the limit of cost',
    what: 'users with courses and history, 64 at a time',
    run: (field) => runQuery(field, nested, { company: field.world.attacker.code }),
  },
];

function runQuery(field: Parameters<Attack['run']>[0], query: string, variables: object) {
  const pool = attackerPool(field);
  const authorization = `Bearer ${field.world.attacker.token}`;
  const sent = operation(query, variables, { authorization });
  return runCallers(64, field, () => send(pool, field, sent));
}
