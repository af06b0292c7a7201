// Uploads a course's cover from the user's device and saves it at once, for users without access to the company's
// files.
import { Upload } from 'lucide-react';
import { useFreshPage } from '../../../kit/pages/PageBoundary.tsx';
import { imageWidget } from '../../../kit/uploads/limits.ts';
import { useUploads } from '../../../kit/uploads/useUploads.ts';
import { FilePickButton, UploadList } from '../../../ui/index.ts';

export function CoverUpload({ courseId }: { courseId: string }) {
  const refresh = useFreshPage();
  const { uploads, add } = useUploads({
    place: `cover ${courseId}`,
    to: `/media/courses/${courseId}`,
    field: 'image',
    limits: imageWidget,
    onDone: refresh,
  });
  return (
    <>
      <FilePickButton
        size="sm"
        icon={<Upload size={16} aria-hidden />}
        label="Обложка курса"
        limits={imageWidget}
        onFiles={add}
      >
        Загрузить обложку
      </FilePickButton>
      <UploadList uploads={uploads} />
    </>
  );
}
