// A preview of the people recognized in a pasted list.
import { chakra, countOf, Text } from '../../ui/index.ts';
import type { PastedLine } from './parsePeople.ts';

/** Enough lines to check that the columns are recognized correctly. */
const shown = 5;

export function PastedPeople({ lines }: { lines: readonly PastedLine[] }) {
  const people = lines.flatMap(({ person }) => (person ? [person] : []));
  if (people.length === 0) return null;
  return (
    <div>
      <Text tone="muted" size="sm" mb="2">
        Распознано: {countOf(people.length, ['человек', 'человека', 'человек'])}
        {people.length > shown && `, первые ${shown}`}
      </Text>
      <Table>
        <thead>
          <tr>
            <th>Фамилия</th>
            <th>Имя</th>
            <th>Почта</th>
            <th>Телефон</th>
          </tr>
        </thead>
        <tbody>
          {people.slice(0, shown).map(({ email, name, surname, phone }, index) => (
            // Addresses can repeat until the user corrects the list.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={`${index}:${email}`}>
              <td>{surname ?? '—'}</td>
              <td>{name}</td>
              <td>{email}</td>
              <td>{phone ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

const Table = chakra('table', {
  base: {
    w: 'full',
    fontSize: 'sm',
    borderCollapse: 'collapse',
    '& th': { color: 'muted', fontWeight: 'medium', textAlign: 'start' },
    '& th, & td': { py: '1', pr: '3', overflowWrap: 'anywhere' },
    '& tr + tr td': { borderTop: '1px solid', borderColor: 'line' },
  },
});
