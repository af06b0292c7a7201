// The list of the user's companies in the switcher.
import { Check } from 'lucide-react';
import { graphql } from 'react-relay';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { chakra, formatNumber, RouteLink } from '../../ui/index.ts';
import type { CompaniesQuery } from '../../__generated__/CompaniesQuery.graphql.ts';

/** Shows only the first companies; the link below it leads to all. */
export function Companies({ current, onChoose }: { current: string; onChoose: () => void }) {
  const { viewer } = useLazyQuery<CompaniesQuery>(
    graphql`
      query CompaniesQuery @throwOnFieldError {
        viewer {
          companies(first: 50) {
            totalCount
            nodes {
              id
              code
              name
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  return (
    <chakra.ul m="0" p="0" listStyleType="none">
      {viewer?.companies.nodes.map(({ id, code, name }) => (
        <li key={id}>
          <Choice
            to={`/${code}`}
            aria-current={code === current ? 'true' : undefined}
            onClick={onChoose}
          >
            <chakra.span flex="1" minW="0">
              <chakra.span display="block" truncate>
                {name}
              </chakra.span>
              <chakra.span display="block" color="muted" fontSize="xs">
                {code}
              </chakra.span>
            </chakra.span>
            {code === current && <Check size={16} aria-hidden />}
          </Choice>
        </li>
      ))}
      <chakra.li borderTop="1px solid" borderColor="line" mt="1" pt="1">
        <Choice to="/companies" onClick={onChoose}>
          Все компании{viewer && ` (${formatNumber(viewer.companies.totalCount ?? 0)})`}
        </Choice>
      </chakra.li>
    </chakra.ul>
  );
}

const Choice = chakra(RouteLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '2.5',
    py: '1.5',
    borderRadius: 'md',
    _hover: { bg: 'soft' },
    '& > svg': { color: 'primary', flexShrink: 0 },
  },
});
