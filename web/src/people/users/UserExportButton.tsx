// «Экспорт» over the list of users, for who has USERS_EXPORT; its dialog is loaded when it opens.
import { lazy } from 'react';
import { ExportButton } from '../../exports/index.ts';
import type { UserExportModalProps } from './UserExportModal.tsx';

export type UserExportButtonProps = Omit<UserExportModalProps, 'onDone'>;

export function UserExportButton(props: UserExportButtonProps) {
  return <ExportButton modal={(onDone) => <UserExportModal {...props} onDone={onDone} />} />;
}

const UserExportModal = lazy(async () => ({
  default: (await import('./UserExportModal.tsx')).UserExportModal,
}));
