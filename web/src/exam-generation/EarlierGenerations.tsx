// Earlier AI generations for a test, which may have questions that were neither accepted nor discarded.
import { graphql } from 'react-relay';
import { useLazyQuery } from '../kit/relay/useLazyQuery.ts';
import { chakra, formatDateTime, formatNumber, Text, TextLink } from '../ui/index.ts';
import type { EarlierGenerationsQuery } from '../__generated__/EarlierGenerationsQuery.graphql.ts';

export function EarlierGenerations({
  testId,
  at,
  onOpen,
}: {
  testId: string;
  /** URL prefix of a generation. */
  at: string;
  onOpen: () => void;
}) {
  const { node } = useLazyQuery<EarlierGenerationsQuery>(
    graphql`
      query EarlierGenerationsQuery($id: ID!) {
        node(id: $id) {
          ... on Test {
            generations(first: 5) {
              nodes {
                id
                databaseId
                title
                createdAt
                offeredCount
              }
            }
          }
        }
      }
    `,
    { id: testId },
    { fetchPolicy: 'store-and-network' },
  );
  const all = node?.generations?.nodes ?? [];
  if (all.length === 0) return null;
  return (
    <section>
      <Text as="h3" fontWeight="semibold" mt="4" mb="1">
        Составленное раньше
      </Text>
      <List>
        {all.map(({ id, databaseId, title, createdAt, offeredCount }) => (
          <li key={id}>
            <TextLink to={`${at}/${databaseId}`} onClick={onOpen}>
              {title}
            </TextLink>
            <Text as="span" size="sm" tone="muted">
              {` ${formatDateTime(createdAt)}`}
              {offeredCount > 0 && `, ждут решения: ${formatNumber(offeredCount)}`}
            </Text>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = chakra('ul', { base: { listStyle: 'none', overflowWrap: 'anywhere' } });
