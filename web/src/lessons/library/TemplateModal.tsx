// A dialog that previews a lesson or blocks of the library.
import { graphql } from 'react-relay';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { Modal, ModalBody, Text } from '../../ui/index.ts';
import { TemplateView } from './TemplateView.tsx';
import type { TemplateModalQuery } from '../../__generated__/TemplateModalQuery.graphql.ts';

export function TemplateModal({ entryId }: { entryId: string }) {
  const { node } = useLazyQuery<TemplateModalQuery>(
    graphql`
      query TemplateModalQuery($entryId: ID!) {
        node(id: $entryId) {
          ... on LibraryEntry {
            name
            ...TemplateView_entry @alias(as: "entry")
          }
        }
      }
    `,
    { entryId },
  );
  return (
    <Modal title={node?.name ?? 'Заготовка'}>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <ModalBody minH="240px" tabIndex={0}>
        {node?.entry ? (
          <TemplateView entry={node.entry} />
        ) : (
          <Text tone="muted">В библиотеке этого больше нет.</Text>
        )}
      </ModalBody>
    </Modal>
  );
}
