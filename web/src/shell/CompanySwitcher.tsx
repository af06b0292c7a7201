// The company at the head of the menu, and the person's other companies, asked for when the list opens.
import { Check, ChevronsUpDown } from 'lucide-react';
import { graphql } from 'react-relay';
import { useLazyQuery } from '../kit/useLazyQuery.ts';
import {
  Box,
  chakra,
  ErrorBoundary,
  formatNumber,
  LoadingState,
  Popover,
  RouteLink,
  Skeleton,
  Text,
  VisuallyHidden,
  BrandMark,
} from '../ui/index.ts';
import type { CompanySwitcherQuery } from '../__generated__/CompanySwitcherQuery.graphql.ts';

export function CompanySwitcher({
  code,
  name,
  place,
}: {
  code: string;
  /** Null until the company is here. */
  name: string | null;
  place: 'column' | 'collapsed column' | 'drawer';
}) {
  const current = (
    <>
      <BrandMark name={name ?? code} />
      <VisuallyHidden>Сменить компанию: сейчас</VisuallyHidden>
      {place === 'collapsed column' ? (
        <VisuallyHidden>{name ?? code}</VisuallyHidden>
      ) : (
        <>
          <chakra.span flex="1" minW="0" truncate textAlign="start">
            {name ?? <Skeleton w="120px" />}
          </chakra.span>
          <ChevronsUpDown size={16} aria-hidden />
        </>
      )}
    </>
  );
  // No layer can open over the drawer, which is the browser's own modal: there the page of all companies serves.
  if (place === 'drawer') return <CompaniesLink to="/companies">{current}</CompaniesLink>;
  return (
    <Popover label="Мои компании" trigger={<Trigger type="button">{current}</Trigger>}>
      {(close) => (
        <Box mx="-2" minW="240px" maxH="60dvh" overflowY="auto">
          <ErrorBoundary
            loading={<LoadingState />}
            fallback={() => (
              <Text p="2">Не удалось загрузить компании. Закройте список и откройте ещё раз.</Text>
            )}
          >
            <Companies current={code} onChoose={close} />
          </ErrorBoundary>
        </Box>
      )}
    </Popover>
  );
}

/** As many as a list can show at a glance; the rest is found on the page of all companies. */
function Companies({ current, onChoose }: { current: string; onChoose: () => void }) {
  const { viewer } = useLazyQuery<CompanySwitcherQuery>(
    graphql`
      query CompanySwitcherQuery @throwOnFieldError {
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

const look = {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    w: 'full',
    minW: '0',
    h: '44px',
    px: '2',
    borderRadius: 'lg',
    fontWeight: 'semibold',
    '& > svg': { color: 'muted', flexShrink: 0 },
    '&:hover, &[aria-expanded=true]': { bg: 'softHover' },
  },
} as const;

const Trigger = chakra('button', look);
const CompaniesLink = chakra(RouteLink, look);

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
