// Files on their way: how far each is, and what stops it.
import { X } from 'lucide-react';
import { Box, chakra, IconButton, ProgressBar, Text } from '../../ui/index.ts';
import type { RunningUpload } from './useStorageUploads.ts';

export function UploadList({
  uploads,
  cancel,
}: {
  uploads: readonly RunningUpload[];
  cancel: (id: number) => void;
}) {
  if (uploads.length === 0) return null;
  return (
    <List aria-label="Загрузки">
      {uploads.map(({ id, name, percent }) => (
        <li key={id}>
          <Box flex="1" minW="0">
            <Text size="sm" truncate mb="1.5">
              {name}
            </Text>
            <ProgressBar label={`Загрузка: ${name}`} value={percent} />
          </Box>
          <IconButton
            size="sm"
            icon={<X />}
            label={`Отменить загрузку: ${name}`}
            onClick={() => cancel(id)}
          />
        </li>
      ))}
    </List>
  );
}

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    m: '0',
    px: { base: '4', md: '6' },
    py: '3',
    listStyleType: 'none',
    '& > li': { display: 'flex', alignItems: 'center', gap: '3' },
  },
});
