// One company in «Мои компании»: the whole card opens it.
import { graphql, useFragment } from 'react-relay';
import { BrandMark } from '../shell/Brand.tsx';
import { Badge, Box, chakra, Flex, formatDate, RouteLink, Text } from '../ui/index.ts';
import type { CompanyCard_company$key } from './__generated__/CompanyCard_company.graphql.ts';

export function CompanyCard({ company }: { company: CompanyCard_company$key }) {
  const { code, name, description, viewerIsOwner, createdAt } =
    useFragment<CompanyCard_company$key>(
      graphql`
        fragment CompanyCard_company on Company {
          code
          name
          description
          viewerIsOwner
          createdAt
        }
      `,
      company,
    );
  return (
    <CardItem>
      <Flex align="center" gap="3">
        <BrandMark name={name} />
        <Box flex="1" minW="0">
          <chakra.h2 fontSize="15px" fontWeight="semibold" lineHeight="tight">
            <CompanyLink to={`/${code}`}>{name}</CompanyLink>
          </chakra.h2>
          <Text size="sm" tone="muted" truncate>
            {code}
          </Text>
        </Box>
      </Flex>
      <chakra.div flex="1">
        <Text size="sm" tone="muted" lineClamp={3}>
          {description ?? 'Без описания'}
        </Text>
      </chakra.div>
      <Flex align="center" justify="space-between" gap="2">
        <Badge tone={viewerIsOwner ? 'primary' : 'neutral'}>
          {viewerIsOwner ? 'Владелец' : 'Участник'}
        </Badge>
        <Text size="xs" tone="muted">
          Создана {formatDate(createdAt)}
        </Text>
      </Flex>
    </CardItem>
  );
}

const CardItem = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    p: '4',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'xl',
    bg: 'surface',
    transition: 'border-color 120ms, box-shadow 120ms',
    _hover: { borderColor: 'lineStrong', boxShadow: 'popover' },
  },
});

// The link reaches over the whole card.
const CompanyLink = chakra(RouteLink, {
  base: {
    overflowWrap: 'anywhere',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'xl' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '2px solid {colors.primary}', outlineOffset: '2px' },
    },
  },
});
