// Uploads one file for the current page only, without showing it in the queue: a photo, a file in a text.
import { UploadFailed } from './failures.ts';
import { uploadProblem, uploadMessages, type UploadLimits } from './limits.ts';
import { uploads } from './uploads.ts';

/** Returns the server's response. Rejects with UploadFailed, whose message is shown. */
export function uploadFile({
  file,
  to,
  field,
  limits,
  onProgress,
}: {
  file: File;
  /** The upload URL. */
  to: string;
  /** The server's form field. */
  field: 'file' | 'image';
  limits: UploadLimits;
  /** 0 to 100. */
  onProgress?: (percent: number) => void;
}): Promise<unknown> {
  const problem = uploadProblem(file, limits);
  if (problem !== null) return Promise.reject(new UploadFailed(problem));
  const id = uploads.add({ file, to, field, place: '', isPrivate: true });
  return new Promise((resolve, reject) => {
    const leave = uploads.subscribe(() => {
      const upload = uploads.list().find((one) => one.id === id);
      if (!upload) return;
      if (upload.state === 'done') {
        leave();
        resolve(uploads.take(id));
      } else if (upload.state === 'failed' || upload.state === 'interrupted') {
        leave();
        uploads.cancel(id);
        reject(new UploadFailed(upload.message ?? uploadMessages.failed));
      } else onProgress?.((upload.sent / Math.max(1, upload.size)) * 100);
    });
  });
}
