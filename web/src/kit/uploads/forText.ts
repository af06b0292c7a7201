// Uploads one file of a rich text, with progress, retry and cancel.
import type { TextUpload, Uploaded } from '../../ui/rich-text/editor/host.ts';
import { UploadFailed } from './failures.ts';
import { imageWidget, simpleWidgetOfFiles, uploadProblem, uploadMessages } from './limits.ts';
import { uploads } from './uploads.ts';

/** Throws UploadFailed if the file isn't accepted. */
export function uploadForText(to: string, field: 'image' | 'file', file: File): TextUpload {
  const problem = uploadProblem(file, field === 'image' ? imageWidget : simpleWidgetOfFiles);
  if (problem !== null) throw new UploadFailed(problem);
  const id = uploads.add({ file, to, field, place: '', isPrivate: true });
  const arrived = new Promise<Uploaded | null>((resolve, reject) => {
    const leave = uploads.subscribe(() => {
      const upload = uploads.list().find((one) => one.id === id);
      if (upload && upload.state !== 'done') return;
      leave();
      if (!upload) return resolve(null);
      const answer = uploads.take(id) as Partial<Record<string, Uploaded>>;
      const uploaded = answer[field];
      if (uploaded) resolve(uploaded);
      else reject(new UploadFailed(uploadMessages.failed));
    });
  });
  return { id, arrived, giveUp: () => uploads.cancel(id) };
}
