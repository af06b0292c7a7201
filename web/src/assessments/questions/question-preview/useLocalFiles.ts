// Stores files of a preview answer in the browser until the preview ends.
import { useEffect, useRef, useState } from 'react';
import type { AnswerFile, FileAnswerProps } from '../../attempts/answers/answerProps.ts';

export function useLocalFiles(): Pick<FileAnswerProps, 'files' | 'uploadFile'> {
  const [files, setFiles] = useState<readonly AnswerFile[]>([]);
  const urls = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const url of urls.current) URL.revokeObjectURL(url);
    },
    [],
  );
  return {
    files,
    uploadFile: async (file) => {
      const url = URL.createObjectURL(file);
      urls.current.push(url);
      const { name, size, type } = file;
      const taken = { id: urls.current.length, name, url, size, type };
      setFiles((all) => [...all, taken]);
      return taken;
    },
  };
}
