// The picker's tab that uploads files into the storage and selects them.
import type { ReactNode } from 'react';
import { Upload } from 'lucide-react';
import { fullWidget } from '../../kit/uploads/limits.ts';
import {
  DropZone,
  EmptyState,
  FilePickButton,
  pictureInWidth,
  UploadList,
  useAlerts,
} from '../../ui/index.ts';
import { fileKindNames } from '../fileKinds.tsx';
import { useStorageUploads } from '../uploads/useStorageUploads.ts';
import { ChosenFiles } from './ChosenFiles.tsx';
import type { PickerTabProps } from './PickerModal.tsx';

export function FromComputer({
  companyId,
  kinds,
  isMultiple,
  chosen,
  toggle,
  note,
}: PickerTabProps & { note: ReactNode }) {
  const alerts = useAlerts();
  const { uploads, add } = useStorageUploads({
    place: 'picker',
    companyId,
    folderId: null,
    onAdded: ({ name, kind, file }) => {
      if (!file) return;
      if (kinds?.includes(kind) === false) {
        alerts.error(`«${name}» лежит в хранилище, но здесь не подходит`);
        return;
      }
      const { id, url } = file;
      toggle({ id, name, kind, url, picture: kind === 'IMAGE' ? asItIs(url) : null });
    },
  });
  const names =
    kinds && kinds.length < 5 ? kinds.map((kind) => fileKindNames[kind].toLowerCase()) : [];
  const take = (files: readonly File[]) => add(isMultiple ? files : files.slice(0, 1));
  return (
    <DropZone onFiles={take}>
      <EmptyState
        kind="start"
        icon={<Upload />}
        title="Перетащите файлы сюда"
        text={`Они останутся в файловом хранилище. ${names.length > 0 ? `Подходят ${names.join(', ')}. ` : ''}Не больше 10 за раз и 10 ГБ каждый.`}
        action={
          <FilePickButton limits={fullWidget} isMultiple={isMultiple} onFiles={take}>
            Выбрать на компьютере
          </FilePickButton>
        }
      />
      {note}
      <UploadList uploads={uploads} />
      <ChosenFiles chosen={chosen} toggle={toggle} />
    </DropZone>
  );
}

/** Width and height are unknown until the storage list returns them. */
const asItIs = (url: string) => ({
  url: pictureInWidth(url, 320),
  width: null,
  height: null,
  thumbhash: null,
});
