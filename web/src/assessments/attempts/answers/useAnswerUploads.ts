// Uploads of an answer's files; failed ones stay listed and can be retried.
import { useRef, useState } from 'react';
import { UploadFailed } from '../../../kit/uploads/failures.ts';
import { uploadMessages } from '../../../kit/uploads/limits.ts';
import { useLatest } from '../../../ui/index.ts';
import type { AnswerFile, FileAnswerProps } from './answerProps.ts';

export interface AnswerUpload {
  key: number;
  file: File;
  /** 0 to 100. */
  percent: number;
  /** Why the upload failed; null while it is running. */
  problem: string | null;
}

export interface AnswerUploads {
  uploads: readonly AnswerUpload[];
  upload: (file: File) => void;
  retry: (sent: AnswerUpload) => void;
  cancel: (key: number) => void;
}

/** A finished upload is added to the answer even after the question has left the screen. */
export function useAnswerUploads(
  uploadFile: FileAnswerProps['uploadFile'],
  onArrived: (file: AnswerFile) => void,
): AnswerUploads {
  const [sending, setSending] = useState<readonly AnswerUpload[]>([]);
  const arrived = useLatest(onArrived);
  const given = useRef(new Set<number>());
  const last = useRef(0);

  const change = (key: number, part: Partial<AnswerUpload>) =>
    setSending((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const drop = (key: number) => setSending((all) => all.filter((each) => each.key !== key));
  const begin = async (key: number, file: File) => {
    given.current.add(key);
    try {
      const sent = await uploadFile(file, (percent) => change(key, { percent }));
      if (!given.current.delete(key)) return;
      drop(key);
      arrived.current(sent);
    } catch (error) {
      const problem = error instanceof UploadFailed ? error.message : uploadMessages.failed;
      change(key, { problem });
    }
  };

  return {
    uploads: sending,
    upload: (file) => {
      last.current += 1;
      const key = last.current;
      setSending((all) => [...all, { key, file, percent: 0, problem: null }]);
      void begin(key, file);
    },
    retry: ({ key, file }) => {
      change(key, { percent: 0, problem: null });
      void begin(key, file);
    },
    cancel: (key) => {
      given.current.delete(key);
      drop(key);
    },
  };
}
