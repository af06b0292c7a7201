// The thread of a work: what was handed in and said, with pictures in their place and other files as links.
import { FileText } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { FilePicture } from '../../kit/FilePicture.tsx';
import {
  Avatar,
  Badge,
  chakra,
  Flex,
  formatDateTime,
  formatSize,
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
          id
          fileName
          mimeType
          size
          url
          ...FilePicture_file
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
      {files && files.length > 0 && (
        <Files>
          {files.map((file) => (
            <li key={file.id}>
              <a href={file.url} target="_blank" rel="noreferrer">
                {file.mimeType.startsWith('image/') ? (
                  <FilePicture
                    file={file}
                    sizes="(max-width: 768px) 100vw, 420px"
                    alt={file.fileName}
                  />
                ) : (
                  <Flex as="span" align="center" gap="2" p="2" minW="0">
                    <FileText size={16} aria-hidden />
                    <chakra.span truncate>{file.fileName}</chakra.span>
                    <Text as="span" size="xs" tone="muted" whiteSpace="nowrap">
                      {file.size == null ? '' : formatSize(file.size)}
                    </Text>
                  </Flex>
                )}
              </a>
            </li>
          ))}
        </Files>
      )}
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

const Files = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    m: '0',
    mt: '3',
    p: '0',
    listStyleType: 'none',
    '& > li': { maxW: 'full', minW: '0' },
    '& a': {
      display: 'block',
      maxW: '420px',
      overflow: 'hidden',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'lg',
      _hover: { borderColor: 'primary' },
    },
    '& img': { display: 'block', maxW: 'full', maxH: '320px', objectFit: 'contain' },
  },
});
