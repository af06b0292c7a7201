// An entry of a course's content: a layer with the number of its lessons, or a lesson with its type, opening date and
// status.
import { Ellipsis, FolderOpen } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import {
  Badge,
  chakra,
  countOf,
  formatDateTime,
  IconButton,
  Menu,
  RouteLink,
  StatusBadge,
  Text,
  type MenuEntries,
} from '../../ui/index.ts';
import { lessonKinds } from '../lessonTypes.tsx';
import { statusLabels, statusLook } from '../lessonStatus.ts';
import type { ContentItem } from './contentTree.ts';
import type { ContentRow_layer$key } from '../../__generated__/ContentRow_layer.graphql.ts';
import type {
  ContentRow_lesson$data,
  ContentRow_lesson$key,
} from '../../__generated__/ContentRow_lesson.graphql.ts';

export function ContentRow({
  item,
  at,
  menu,
}: {
  item: ContentItem;
  /** URL prefix of the lessons. */
  at: string;
  /** Computed each time it opens. Null if no actions are available. */
  menu: (() => MenuEntries) | null;
}) {
  return item.kind === 'layer' ? (
    <LayerRow layer={item.row} lessons={item.lessonCount} menu={menu} />
  ) : (
    <LessonRow lesson={item.row} at={at} menu={menu} />
  );
}

function LayerRow({
  layer: key,
  lessons,
  menu,
}: {
  layer: ContentRow_layer$key;
  lessons: number;
  menu: (() => MenuEntries) | null;
}) {
  const { title } = useFragment<ContentRow_layer$key>(
    graphql`
      fragment ContentRow_layer on BlockLayer {
        title
      }
    `,
    key,
  );
  return (
    <Line>
      <Sign>
        <FolderOpen size={16} aria-hidden />
      </Sign>
      <Name data-layer>{title}</Name>
      <Text as="span" tone="muted" size="sm" flexShrink={0}>
        {countOf(lessons, ['урок', 'урока', 'уроков'])}
      </Text>
      <RowMenu label={`Действия: ${title}`} items={menu} />
    </Line>
  );
}

function LessonRow({
  lesson: key,
  at,
  menu,
}: {
  lesson: ContentRow_lesson$key;
  at: string;
  menu: (() => MenuEntries) | null;
}) {
  const lesson = useFragment<ContentRow_lesson$key>(
    graphql`
      fragment ContentRow_lesson on Lesson {
        databaseId
        name
        type
        status
        openType @catch(to: NULL)
        openDaysCount
        openFinalDate
      }
    `,
    key,
  );
  const { databaseId, name, type, status } = lesson;
  const opens = openingOf(lesson);
  return (
    <Line>
      <Sign title={lessonKinds[type].label}>{lessonKinds[type].icon}</Sign>
      <Name>
        <RouteLink to={`${at}/${databaseId}`}>{name}</RouteLink>
      </Name>
      {opens && <Badge>{opens}</Badge>}
      {status !== 'VISIBLE' && (
        <StatusBadge status={statusLook(status)}>{statusLabels[status]}</StatusBadge>
      )}
      <RowMenu label={`Действия: ${name}`} items={menu} />
    </Line>
  );
}

/** The opening condition in a few words; empty for a lesson that opens at once. */
function openingOf({
  openType,
  openDaysCount,
  openFinalDate,
}: Omit<ContentRow_lesson$data, ' $fragmentType'>): string | null {
  switch (openType) {
    case 'AFTER_DAYS':
      return `Через ${countOf(openDaysCount ?? 0, ['день', 'дня', 'дней'])}`;
    case 'ON_DATE':
      return openFinalDate ? `С ${formatDateTime(openFinalDate)}` : 'По дате';
    case 'AFTER_PREVIOUS':
      return 'После предыдущего';
    case 'MANUAL':
      return 'Открывает куратор';
    default:
      return null;
  }
}

function RowMenu({ label, items }: { label: string; items: (() => MenuEntries) | null }) {
  if (items === null || items().length === 0) return null;
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton size="sm" icon={<Ellipsis size={16} />} label={label} />}
      items={items}
    />
  );
}

const Line = chakra('div', {
  base: { display: 'flex', flex: '1', alignItems: 'center', gap: '2', minW: '0', py: '1' },
});

const Sign = chakra('span', { base: { display: 'flex', flexShrink: 0, color: 'muted' } });

const Name = chakra('span', {
  base: {
    flex: '1',
    minW: '0',
    overflowWrap: 'anywhere',
    '&[data-layer]': { fontWeight: 'medium' },
    '& a:hover': { color: 'primary', textDecoration: 'underline' },
  },
});
