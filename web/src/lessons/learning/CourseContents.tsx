// The themes and lessons of a course for its learner: finished, open and locked ones, with opening dates.
import { Bookmark, CircleCheck, Circle, Lock } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { inReadingOrder, type PlacedEntry } from '@kafedra/common/lessons';
import { chakra, RouteLink, Text } from '../../ui/index.ts';
import { lessonKinds } from '../lessonTypes.tsx';
import { lockedWords } from './openingWords.ts';
import type {
  CourseContents_content$data,
  CourseContents_content$key,
} from '../../__generated__/CourseContents_content.graphql.ts';
import type { CourseContents_lesson$key } from '../../__generated__/CourseContents_lesson.graphql.ts';

type Lesson = CourseContents_content$data['lessons'][number];
type Layer = CourseContents_content$data['layers'][number];

type Entry = PlacedEntry & ({ kind: 'layer'; layer: Layer } | { kind: 'lesson'; lesson: Lesson });

export function CourseContents({
  content: key,
  at,
  current,
}: {
  content: CourseContents_content$key;
  /** URL of the course. */
  at: string;
  /** REST id of the lesson on the screen. */
  current?: number;
}) {
  const { layers, lessons } = useFragment<CourseContents_content$key>(
    graphql`
      fragment CourseContents_content on LearnerContent {
        layers {
          databaseId
          title
          parentLayerId
          sortOrder
        }
        lessons {
          id
          databaseId
          layerId
          sort
          ...CourseContents_lesson
        }
      }
    `,
    key,
  );
  const entries: Entry[] = [
    ...layers.map((layer): Entry => ({
      kind: 'layer',
      id: layer.databaseId,
      layerId: layer.parentLayerId ?? null,
      sort: layer.sortOrder,
      layer,
    })),
    ...lessons.map((lesson): Entry => ({
      kind: 'lesson',
      id: lesson.databaseId,
      layerId: lesson.layerId ?? null,
      sort: lesson.sort,
      lesson,
    })),
  ];
  return (
    <List>
      {inReadingOrder(entries).map(({ entry, depth }) =>
        entry.kind === 'layer' ? (
          <Theme key={`layer ${entry.id}`} style={{ paddingInlineStart: `${12 + depth * 12}px` }}>
            <chakra.span fontWeight={depth === 0 ? 'semibold' : 'medium'}>
              {entry.layer.title}
            </chakra.span>
          </Theme>
        ) : (
          <li key={entry.id}>
            <LessonRow
              lesson={entry.lesson}
              at={at}
              depth={depth}
              isCurrent={entry.lesson.databaseId === current}
            />
          </li>
        ),
      )}
    </List>
  );
}

function LessonRow({
  lesson: key,
  at,
  depth,
  isCurrent,
}: {
  lesson: CourseContents_lesson$key;
  at: string;
  depth: number;
  isCurrent: boolean;
}) {
  const lesson = useFragment<CourseContents_lesson$key>(
    graphql`
      fragment CourseContents_lesson on LearnerLesson {
        databaseId
        name
        type
        isOpen
        closedReason
        opensAt
        finishedAt
        bookmarkedAt
        mark
        maxMark
      }
    `,
    key,
  );
  const { name, type, isOpen, closedReason, opensAt, finishedAt, bookmarkedAt, mark } = lesson;
  return (
    <Row
      to={`${at}/${lesson.databaseId}`}
      aria-current={isCurrent ? 'page' : undefined}
      data-closed={isOpen ? undefined : ''}
      style={{ paddingInlineStart: `${12 + depth * 12}px` }}
    >
      <State isOpen={isOpen} isFinished={finishedAt != null} />
      <chakra.span flex="1" minW="0">
        <chakra.span display="block" overflowWrap="anywhere">
          {name}
        </chakra.span>
        <Text as="span" size="sm" tone="muted" display="flex" alignItems="center" gap="1.5">
          {isOpen ? (
            <>
              {lessonKinds[type].icon} {lessonKinds[type].label}
              {mark != null && `, отметка ${mark} из ${lesson.maxMark}`}
            </>
          ) : (
            lockedWords({ closedReason, opensAt })
          )}
        </Text>
        {finishedAt && <chakra.span srOnly>, пройден</chakra.span>}
      </chakra.span>
      {bookmarkedAt && (
        <chakra.span color="primary" flexShrink={0}>
          <Bookmark size={16} aria-label="В закладках" fill="currentColor" />
        </chakra.span>
      )}
    </Row>
  );
}

function State({ isOpen, isFinished }: { isOpen: boolean; isFinished: boolean }) {
  const look = { size: 20, 'aria-hidden': true } as const;
  if (isFinished) {
    return (
      <chakra.span color="success" flexShrink={0}>
        <CircleCheck {...look} />
      </chakra.span>
    );
  }
  return (
    <chakra.span color="faint" flexShrink={0}>
      {isOpen ? <Circle {...look} /> : <Lock {...look} />}
    </chakra.span>
  );
}

const List = chakra('ol', {
  base: {
    m: '0',
    p: '0',
    listStyleType: 'none',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'xl',
    bg: 'surface',
    overflow: 'hidden',
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
  },
});

const Theme = chakra('li', {
  base: { py: '2.5', pe: '4', bg: 'soft', overflowWrap: 'anywhere' },
});

const Row = chakra(RouteLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '56px',
    py: '2',
    pe: '4',
    color: 'ink',
    _hover: { bg: 'soft' },
    '&[aria-current]': { bg: 'primarySoft', fontWeight: 'medium' },
    '&[data-closed]': { color: 'muted' },
  },
});
