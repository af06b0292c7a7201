// Opens the dialog with a custom field of users: a new one, or one that is changed.
import { graphql, readInlineData } from 'react-relay';
import { useRecordDialog } from '../kit/useDataModals.tsx';
import { lazyPart } from '../ui/index.ts';
import type { useCustomFieldModal_field$key } from '../__generated__/useCustomFieldModal_field.graphql.ts';

const CustomFieldModal = lazyPart(() => import('./CustomFieldModal.tsx'), 'CustomFieldModal');

export function useCustomFieldModal(
  companyId: string,
  onDone: () => void,
): (field: useCustomFieldModal_field$key | null) => void {
  const open = useRecordDialog(CustomFieldModal, { companyId, onDone });
  return (field) => open(field && readField(field));
}

const readField = (key: useCustomFieldModal_field$key) =>
  readInlineData<useCustomFieldModal_field$key>(
    graphql`
      fragment useCustomFieldModal_field on CustomField @inline {
        ...CustomFieldModal_field
      }
    `,
    key,
  );
