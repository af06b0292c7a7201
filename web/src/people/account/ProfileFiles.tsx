// The user's own uploads, such as the photo and files in texts, with preview and deletion.
import { FileText, Trash2 } from 'lucide-react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { kindOfFile } from '@kafedra/common/files';
import { useFileDeletion } from '../../kit/files/useFileDeletion.ts';
import { usePages } from '../../kit/list/usePages.ts';
import {
  Badge,
  Box,
  Button,
  Card,
  chakra,
  Flex,
  formatDate,
  formatSize,
  IconButton,
  Picture,
  Text,
} from '../../ui/index.ts';
import type { ProfileFiles_file$key } from '../../__generated__/ProfileFiles_file.graphql.ts';
import type { ProfileFiles_viewer$key } from '../../__generated__/ProfileFiles_viewer.graphql.ts';
import type { ProfileFilesDeleteMutation } from '../../__generated__/ProfileFilesDeleteMutation.graphql.ts';
import type { ProfileFilesPaginationQuery } from '../../__generated__/ProfileFilesPaginationQuery.graphql.ts';

export function ProfileFiles({ viewer }: { viewer: ProfileFiles_viewer$key }) {
  const { connection, rows, paging } = usePages(
    usePaginationFragment<ProfileFilesPaginationQuery, ProfileFiles_viewer$key>(
      graphql`
        fragment ProfileFiles_viewer on Viewer
        @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
        @refetchable(queryName: "ProfileFilesPaginationQuery")
        @throwOnFieldError {
          files(first: $count, after: $cursor) @connection(key: "ProfileFiles_files", filters: []) {
            __id
            totalCount
            edges {
              node {
                id
                ...ProfileFiles_file
              }
            }
          }
        }
      `,
      viewer,
    ),
    ({ files }) => files,
    { size: 10 },
  );
  const { __id: connectionId } = connection;
  return (
    <Card title="Мои файлы">
      {rows.length === 0 ? (
        <Text tone="muted" size="sm">
          Здесь появятся фото профиля и файлы, которые вы добавите в тексты.
        </Text>
      ) : (
        <List>
          {rows.map((file) => (
            <FileRow key={file.id} file={file} connectionId={connectionId} />
          ))}
        </List>
      )}
      {paging.hasNext && (
        <Box mt="3">
          <Button size="sm" loading={paging.isLoadingNext} onClick={paging.onLoadMore}>
            Показать ещё
          </Button>
        </Box>
      )}
    </Card>
  );
}

function FileRow({
  file: key,
  connectionId,
}: {
  file: ProfileFiles_file$key;
  connectionId: string;
}) {
  const { id, fileName, mimeType, size, width, height, thumbhash, url, isPhoto, createdAt } =
    useFragment<ProfileFiles_file$key>(
      graphql`
        fragment ProfileFiles_file on OwnFile {
          id
          fileName
          mimeType
          size
          width
          height
          thumbhash
          url
          isPhoto
          createdAt
        }
      `,
      key,
    );
  const remove = useFileDeletion<ProfileFilesDeleteMutation>(graphql`
    mutation ProfileFilesDeleteMutation($input: DeleteOwnFileInput!, $connections: [ID!]!) {
      deleteOwnFile(input: $input) {
        deletedOwnFileId @deleteEdge(connections: $connections)
        viewer {
          ...ProfilePhoto_viewer
        }
        ...userErrors_payload
      }
    }
  `);
  const kind = kindOfFile(mimeType).toUpperCase();
  return (
    <li>
      <Thumb aria-hidden>
        {kind === 'IMAGE' ? (
          <Picture {...{ url, width, height, thumbhash }} alt="" sizes="40px" />
        ) : (
          <FileText size={20} />
        )}
      </Thumb>
      <Box flex="1" minW="0">
        <Flex align="center" gap="2">
          <chakra.a href={url} target="_blank" rel="noreferrer" truncate color="primary">
            {fileName}
          </chakra.a>
          {isPhoto && <Badge tone="success">фото профиля</Badge>}
        </Flex>
        <Text size="xs" tone="muted">
          {formatSize(size)}, {formatDate(createdAt)}
        </Text>
      </Box>
      <IconButton
        size="sm"
        icon={<Trash2 />}
        label={`Удалить: ${fileName}`}
        onClick={() =>
          void remove({
            file: { name: fileName, kind },
            note: isPhoto
              ? 'Вместо него будут показаны ваши инициалы.'
              : 'В текстах, где он стоит, останется пустое место.',
            variables: { input: { id }, connections: [connectionId] },
          })
        }
      />
    </li>
  );
}

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    m: '0',
    p: '0',
    listStyle: 'none',
    '& > li': { display: 'flex', alignItems: 'center', gap: '3', minH: '44px' },
  },
});

const Thumb = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '40px',
    overflow: 'hidden',
    borderRadius: 'md',
    color: 'muted',
    '& > img': { boxSize: 'full', objectFit: 'cover' },
  },
});
