// The button «Экспорт» of the list of users, which requires USERS_EXPORT; its dialog is loaded when it opens.
import { ExportButton } from '../../../exports/index.ts';
import { lazyPart } from '../../../ui/index.ts';
import type { UserExportModalProps } from './UserExportModal.tsx';

export type UserExportButtonProps = Omit<UserExportModalProps, 'onDone'>;

export function UserExportButton(props: UserExportButtonProps) {
  return <ExportButton modal={(onDone) => <UserExportModal {...props} onDone={onDone} />} />;
}

const UserExportModal = lazyPart(() => import('./UserExportModal.tsx'), 'UserExportModal');
