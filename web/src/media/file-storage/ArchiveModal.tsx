// A dialog that shows the size of an archive and starts its download.
import { graphql, useFragment } from 'react-relay';
import { countOf, formatSize, Modal, ModalBody, ModalFooter, Text } from '../../ui/index.ts';
import { fileNouns } from './chosenFiles.ts';
import { downloadFile } from './downloadFile.ts';
import type { ArchiveModal_archive$key } from '../../__generated__/ArchiveModal_archive.graphql.ts';

export function ArchiveModal({
  archive: key,
  onClose,
}: {
  archive: ArchiveModal_archive$key;
  onClose: () => void;
}) {
  const { fileName, url, count, size } = useFragment<ArchiveModal_archive$key>(
    graphql`
      fragment ArchiveModal_archive on FileArchive {
        fileName
        url
        count
        size
      }
    `,
    key,
  );
  return (
    <Modal title="Скачать архивом" size="narrow">
      <ModalBody>
        <Text overflowWrap="anywhere">
          «{fileName}»: {countOf(count, fileNouns)}, около {formatSize(size)}.
        </Text>
        <Text tone="muted" size="sm" mt="2">
          Архив собирается, пока скачивается. Начать можно в течение 10&nbsp;минут.
        </Text>
      </ModalBody>
      <ModalFooter
        confirmLabel="Скачать"
        onConfirm={() => {
          void downloadFile(url, fileName);
          onClose();
        }}
      />
    </Modal>
  );
}
