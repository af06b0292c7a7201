// Uploads one file of a rich text.
import { UploadFailed } from './failures.ts';
import { imageWidget, simpleWidgetOfFiles, uploadWords } from './limits.ts';
import { uploadFile } from './uploadFile.ts';

export interface Uploaded {
  url: string;
  name: string;
}

/** Rejects with UploadFailed, whose message is shown. */
export async function uploadForText(
  upload: Omit<Parameters<typeof uploadFile>[0], 'limits'>,
): Promise<Uploaded> {
  const limits = upload.field === 'image' ? imageWidget : simpleWidgetOfFiles;
  const answer = await uploadFile({ ...upload, limits });
  const uploaded = (answer as Partial<Record<string, Uploaded>>)[upload.field];
  if (!uploaded) throw new UploadFailed(uploadWords.failed);
  return uploaded;
}
