// A comment in the list of all comments: author, lesson, the comment it replies to, and its actions.
import { useState } from 'react';
import {
  Ellipsis,
  Eye,
  EyeOff,
  ListFilter,
  Pencil,
  Reply,
  ThumbsDown,
  ThumbsUp,
} from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { authorName, CommentHead } from '../../kit/comments/CommentHead.tsx';
import { CommentText } from '../../kit/comments/CommentParts.tsx';
import {
  Badge,
  Button,
  chakra,
  Checkbox,
  countOf,
  deleteItem,
  Flex,
  formatDateTime,
  formatNumber,
  IconButton,
  lazyPart,
  Menu,
  restoreItem,
  Text,
  TextLink,
  type MenuEntries,
} from '../../ui/index.ts';
import type {
  CommentTile_comment$data,
  CommentTile_comment$key,
} from '../../__generated__/CommentTile_comment.graphql.ts';

/** Lazy: it loads the editor and the drafts. */
const ReplyForm = lazyPart(() => import('./ReplyForm.tsx'), 'ReplyForm');

export interface TileActions {
  hide: (id: string) => void;
  show: (id: string) => void;
  remove: (id: string) => void;
  restore: (id: string) => void;
  /** Called when a reply was sent. */
  onReplied: () => void;
}

export function CommentTile({
  comment: key,
  code,
  actions,
  isTicked,
  onTick,
}: {
  comment: CommentTile_comment$key;
  /** Company code, used in URLs. */
  code: string;
  actions: TileActions;
  isTicked: boolean;
  /** Null where comments can't be selected. */
  onTick: ((isTicked: boolean) => void) | null;
}) {
  const comment = useFragment<CommentTile_comment$key>(
    graphql`
      fragment CommentTile_comment on LessonComment {
        id
        text
        status
        author {
          fullName
          ...CommentHead_author
        }
        isFromStaff
        isWithdrawn
        answered {
          text
        }
        repliesCount
        likesCount
        dislikesCount
        courseName
        lessonName
        course {
          databaseId
        }
        lesson {
          id
          databaseId
        }
        createdAt
        editedAt
        hiddenBy {
          fullName
        }
        viewerCanUpdate
        viewerCanDelete
        ...ReplyForm_comment
      }
    `,
    key,
  );
  const [typing, setTyping] = useState<'answer' | 'edit' | null>(null);
  const { text, status, author, answered, course, lesson, createdAt } = comment;
  const called = `${authorName(author?.fullName)}, ${formatDateTime(createdAt)}`;
  const isDeleted = status === 'DELETED';
  const mayModerate = comment.viewerCanDelete !== false;
  return (
    <Tile>
      {onTick && (
        <Checkbox aria-label={`Выбрать: ${called}`} checked={isTicked} onChange={onTick} />
      )}
      <chakra.div flex="1" minW="0">
        <Flex align="start" gap="2">
          <CommentHead author={author} createdAt={createdAt} editedAt={comment.editedAt}>
            {comment.isFromStaff && <Badge tone="primary">Школа</Badge>}
            {status === 'HIDDEN' && <Badge tone="warning">Скрыт</Badge>}
            {comment.isWithdrawn && <Badge>Удалён автором</Badge>}
          </CommentHead>
          <Menu
            label={`Действия: ${called}`}
            items={menuOf(comment, code, actions, () => setTyping('edit'))}
            trigger={<IconButton size="sm" icon={<Ellipsis />} label={`Действия: ${called}`} />}
          />
        </Flex>
        <Text size="xs" tone="muted" truncate mb="2">
          {course && lesson ? (
            <TextLink to={`/${code}/courses/${course.databaseId}/lessons/${lesson.databaseId}`}>
              {comment.lessonName}
            </TextLink>
          ) : (
            comment.lessonName
          )}
          {' · '}
          {comment.courseName}
        </Text>
        {answered && (
          <Quote>
            <Text size="sm" tone="muted" lineClamp={2} overflowWrap="anywhere">
              {answered.text}
            </Text>
          </Quote>
        )}
        {typing !== 'edit' && <CommentText>{text}</CommentText>}
        {status === 'HIDDEN' && comment.hiddenBy && (
          <Text size="xs" tone="muted" mt="1" overflowWrap="anywhere">
            Скрыт: {comment.hiddenBy.fullName}
          </Text>
        )}
        <Flex align="center" gap="3" wrap="wrap" mt="2">
          {mayModerate && !isDeleted && (
            <Button
              size="sm"
              icon={<Reply size={16} aria-hidden />}
              aria-expanded={typing === 'answer'}
              onClick={() => setTyping(typing === 'answer' ? null : 'answer')}
            >
              Ответить
            </Button>
          )}
          <Text as="span" size="xs" tone="muted">
            {comment.repliesCount > 0 &&
              countOf(comment.repliesCount, ['ответ', 'ответа', 'ответов'])}
          </Text>
          <Likes
            icon={<ThumbsUp size={14} aria-hidden />}
            of="Нравится"
            count={comment.likesCount}
          />
          <Likes
            icon={<ThumbsDown size={14} aria-hidden />}
            of="Не нравится"
            count={comment.dislikesCount}
          />
        </Flex>
        {typing && (
          <chakra.div mt="3">
            <ReplyForm
              key={typing}
              comment={comment}
              edits={typing === 'edit'}
              onDone={() => {
                setTyping(null);
                if (typing === 'answer') actions.onReplied();
              }}
              onCancel={() => setTyping(null)}
            />
          </chakra.div>
        )}
      </chakra.div>
    </Tile>
  );
}

function Likes({ icon, of, count }: { icon: React.ReactNode; of: string; count: number }) {
  if (count === 0) return null;
  return (
    <Text as="span" size="xs" tone="muted" display="inline-flex" alignItems="center" gap="1">
      {icon}
      <chakra.span srOnly>{of}: </chakra.span>
      {formatNumber(count)}
    </Text>
  );
}

function menuOf(
  comment: CommentTile_comment$data,
  code: string,
  { hide, show, remove, restore }: TileActions,
  onEdit: () => void,
): MenuEntries {
  const { id, status, lesson } = comment;
  const mayModerate = comment.viewerCanDelete !== false;
  if (status === 'DELETED') {
    return [restoreItem(() => restore(id), { disabled: !mayModerate || comment.isWithdrawn })];
  }
  return [
    ...(comment.viewerCanUpdate === true
      ? [{ id: 'edit', label: 'Изменить', icon: <Pencil />, onAction: onEdit }]
      : []),
    ...(lesson
      ? [
          {
            id: 'lesson',
            label: 'Комментарии к этому уроку',
            icon: <ListFilter />,
            to: `/${code}/comments?lesson=${encodeURIComponent(lesson.id)}`,
          },
        ]
      : []),
    status === 'HIDDEN'
      ? {
          id: 'show',
          label: 'Показать',
          icon: <Eye />,
          disabled: !mayModerate,
          onAction: () => show(id),
        }
      : {
          id: 'hide',
          label: 'Скрыть',
          icon: <EyeOff />,
          disabled: !mayModerate,
          onAction: () => hide(id),
        },
    'separator',
    deleteItem(() => remove(id), { disabled: !mayModerate }),
  ];
}

const Tile = chakra('li', {
  base: {
    display: 'flex',
    gap: '3',
    minW: '0',
    p: '4',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'xl',
    bg: 'surface',
    '& > input': { mt: '1' },
  },
});

const Quote = chakra('blockquote', {
  base: { m: '0', mb: '2', pl: '3', borderLeft: '2px solid', borderColor: 'line' },
});
