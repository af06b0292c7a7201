// The files of a message or comment: pictures inline, others as links.
import { FileText } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { chakra, Flex, formatSize, Text } from '../../ui/index.ts';
import { FilePicture } from './FilePicture.tsx';
import type { MessageFiles_files$key } from '../../__generated__/MessageFiles_files.graphql.ts';

export function MessageFiles({ files: keys }: { files: MessageFiles_files$key }) {
  const files = useFragment<MessageFiles_files$key>(
    graphql`
      fragment MessageFiles_files on UploadedFile @relay(plural: true) {
        id
        fileName
        mimeType
        size
        url
        ...FilePicture_file
      }
    `,
    keys,
  );
  if (files.length === 0) return null;
  return (
    <Files aria-label="Приложенные файлы">
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
  );
}

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
    // Keeps the size of the icon beside a long name.
    '& svg': { flexShrink: '0' },
    '& img': { display: 'block', maxW: 'full', maxH: '320px', objectFit: 'contain' },
  },
});
