// Lines of a job's report below a heading.
import { chakra, Text } from '../../ui/index.ts';

export function ReportLines({
  heading,
  children,
}: {
  heading: string;
  children: readonly string[];
}) {
  if (children.length === 0) return null;
  return (
    <section>
      <Text as="h3" fontWeight="semibold" mb="1">
        {heading}
      </Text>
      <List>
        {[...new Set(children)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
    </section>
  );
}

/** Lowers the first letter for use after a dash; abbreviations stay in capitals. */
export const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLocaleLowerCase('ru') + text.slice(1) : text;

const List = chakra('ul', { base: { listStyle: 'disc', pl: '5', overflowWrap: 'anywhere' } });
