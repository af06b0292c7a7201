// Opens the dialog that creates a custom field of users.
import { useDialog } from '../../kit/relay/useDataModals.tsx';
import { lazyPart } from '../../ui/index.ts';

const CustomFieldModal = lazyPart(() => import('./CustomFieldModal.tsx'), 'CustomFieldModal');

export function useCustomFieldModal(companyId: string, onDone: () => void): () => void {
  const open = useDialog(onDone);
  return () => open((done) => <CustomFieldModal companyId={companyId} onDone={done} />);
}
