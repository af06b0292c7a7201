// The progress of one upload.
import { useAllUploads } from '../../kit/uploads/useUploads.ts';
import { UploadList } from './UploadList.tsx';

export function UploadLine({ id, label }: { id: string; label: string }) {
  const uploads = useAllUploads().filter((upload) => upload.id === id);
  return <UploadList uploads={uploads} label={label} />;
}
