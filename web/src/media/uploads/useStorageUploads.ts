// Sends files from this computer into the file storage, several at once, and tells how far each is.
import { useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { uploadFile, UploadFailed, uploadProblem } from '../../kit/upload.ts';
import { succeeded } from '../../kit/answer.ts';
import { useMutation } from '../../kit/useMutation.ts';
import { useAlerts } from '../../ui/index.ts';
import type { useStorageUploadsMutation } from '../../__generated__/useStorageUploadsMutation.graphql.ts';

export interface RunningUpload {
  id: number;
  name: string;
  /** 0 to 100. */
  percent: number;
  abort: () => void;
}

type Added = NonNullable<
  useStorageUploadsMutation['response']['createFileStorageItem']['fileStorageItem']
>;

export function useStorageUploads({
  companyId,
  folderId,
  onAdded,
}: {
  companyId: string;
  /** Null is the top. */
  folderId: string | null;
  /** Comes for each that is there. */
  onAdded: (item: Added) => void;
}): {
  uploads: readonly RunningUpload[];
  add: (files: readonly File[]) => void;
  cancel: (id: number) => void;
} {
  const alerts = useAlerts();
  const lastId = useRef(0);
  const [uploads, setUploads] = useState<readonly RunningUpload[]>([]);
  const [put] = useMutation<useStorageUploadsMutation>(graphql`
    mutation useStorageUploadsMutation($input: CreateFileStorageItemInput!) {
      createFileStorageItem(input: $input) {
        fileStorageItem {
          id
          name
          kind
          file {
            id
            fileName
            mimeType
            url
          }
        }
        userErrors {
          message
        }
      }
    }
  `);

  const send = async (file: File) => {
    const problem = uploadProblem(file);
    if (problem !== null) return alerts.error(`${file.name}: ${problem}`);
    const id = (lastId.current += 1);
    const abort = new AbortController();
    setUploads((all) => [...all, { id, name: file.name, percent: 0, abort: () => abort.abort() }]);
    try {
      const answer = await uploadFile({
        to: `/media/companies/${companyId}`,
        file,
        signal: abort.signal,
        onProgress: (percent) =>
          setUploads((all) => all.map((each) => (each.id === id ? { ...each, percent } : each))),
      });
      const { file: sent } = answer as { file: { id: string } };
      const kept = await put({ variables: { input: { companyId, fileId: sent.id, folderId } } });
      if (!succeeded(kept, alerts)) return;
      const added = kept.response.createFileStorageItem.fileStorageItem;
      if (added) onAdded(added);
    } catch (error) {
      if (!abort.signal.aborted)
        alerts.error(error instanceof UploadFailed ? `${file.name}: ${error.message}` : undefined);
    } finally {
      setUploads((all) => all.filter((each) => each.id !== id));
    }
  };

  return {
    uploads,
    add: (files) => {
      for (const file of files) void send(file);
    },
    cancel: (id) => uploads.find((upload) => upload.id === id)?.abort(),
  };
}
