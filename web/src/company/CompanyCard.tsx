// A card of a company in «Мои компании»: the whole card is a link; a menu leaves or deletes the company.
import { EllipsisVertical, LogOut, Trash2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import {
  Badge,
  Box,
  chakra,
  Flex,
  formatDate,
  IconButton,
  Menu,
  RouteLink,
  Text,
  BrandMark,
} from '../ui/index.ts';
import { useDeleteCompany } from './removal/useDeleteCompany.tsx';
import { useLeaveCompany } from './removal/useLeaveCompany.ts';
import type { CompanyCard_company$key } from '../__generated__/CompanyCard_company.graphql.ts';

export function CompanyCard({
  company,
  onGone,
}: {
  company: CompanyCard_company$key;
  /** Called when the user has left or deleted the company. */
  onGone: () => void;
}) {
  const leave = useLeaveCompany(onGone);
  const remove = useDeleteCompany(onGone);
  const { id, code, name, description, viewerIsOwner, createdAt } =
    useFragment<CompanyCard_company$key>(
      graphql`
        fragment CompanyCard_company on Company {
          id
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
        <OverLink>
          <Menu
            label={`Действия: ${name}`}
            trigger={
              <IconButton size="sm" icon={<EllipsisVertical />} label={`Действия: ${name}`} />
            }
            items={[
              {
                id: 'leave',
                label: 'Покинуть компанию',
                icon: <LogOut />,
                danger: true,
                onAction: () => void leave({ id, name }),
              },
              ...(viewerIsOwner
                ? [
                    {
                      id: 'delete',
                      label: 'Удалить компанию',
                      icon: <Trash2 />,
                      danger: true,
                      onAction: () => void remove({ id, name }),
                    },
                  ]
                : []),
            ]}
            placement="bottom end"
          />
        </OverLink>
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
    _hover: { borderColor: 'edge', boxShadow: 'popover' },
  },
});

const OverLink = chakra('div', { base: { position: 'relative', zIndex: 1, alignSelf: 'start' } });

// The link covers the whole card.
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
