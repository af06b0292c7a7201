// The thread of a submission: answers and comments, with images inline and other files as links.
import { graphql, useFragment } from 'react-relay';
import { MessageFiles } from '../../kit/files/MessageFiles.tsx';
import {
  Avatar,
  Badge,
  chakra,
  Flex,
  formatDateTime,
  RichText,
  Text,
  type Tone,
} from '../../ui/index.ts';
import { pointsOf } from './workStates.ts';
import type {
  HomeworkMessageType,
  WorkThread_messages$data,
  WorkThread_messages$key,
} from '../../__generated__/WorkThread_messages.graphql.ts';

export function WorkThread({ messages: keys }: { messages: WorkThread_messages$key }) {
  const messages = useFragment<WorkThread_messages$key>(
    graphql`
      fragment WorkThread_messages on HomeworkMessage @relay(plural: true) {
        id
        type
        text
        points
        createdAt
        author {
          fullName
          photo
        }
        files {
          ...MessageFiles_files
        }
      }
    `,
    keys,
  );
  return (
    <Thread aria-label="Переписка">
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </Thread>
  );
}

function Message({ message }: { message: WorkThread_messages$data[number] }) {
  const { type, text, points, author, files, createdAt } = message;
  const name = author?.fullName ?? 'Ушёл из компании';
  return (
    <li data-type={type.toLowerCase()}>
      <Flex align="center" gap="2" wrap="wrap" mb="2">
        <Avatar name={name} photo={author?.photo} size={24} />
        <Text as="span" size="sm" fontWeight="medium" overflowWrap="anywhere" minW="0">
          {name}
        </Text>
        {type !== 'COMMENT' && <Badge tone={kinds[type].tone}>{kinds[type].label}</Badge>}
        {points != null && <Badge tone="success">{pointsOf(points)}</Badge>}
        <Text as="span" size="xs" tone="muted" ml="auto">
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </Text>
      </Flex>
      {text && <RichText html={text} />}
      {files && <MessageFiles files={files} />}
    </li>
  );
}

const kinds: Record<HomeworkMessageType, { label: string; tone: Tone }> = {
  ANSWER: { label: 'Ответ', tone: 'primary' },
  COMMENT: { label: 'Комментарий', tone: 'neutral' },
  RETURNED: { label: 'Возвращена', tone: 'warning' },
  ACCEPTED: { label: 'Принята', tone: 'success' },
};

const Thread = chakra('ol', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    m: '0',
    p: '0',
    listStyleType: 'none',
    '& > li': {
      minW: '0',
      p: '3',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'xl',
      bg: 'surface',
    },
    '& > li[data-type=answer]': { borderLeft: '3px solid', borderLeftColor: 'primary' },
  },
});
