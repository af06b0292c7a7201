// The files of an answer: saved ones and those uploaded since.
import { useEffect, useRef, useState } from 'react';
import { isEmptyText, type LearnerAnswer } from '@kafedra/common/assessments';
import type { AnswerFile, FileAnswerProps } from './answerProps.ts';

export function useAnswerFiles({ files, answer, onChange }: FileAnswerProps) {
  const [arrived, setArrived] = useState<readonly AnswerFile[]>([]);
  // A ref, because several uploads may finish before the answer is rendered.
  const now = useRef(answer);
  useEffect(() => {
    now.current = answer;
  });
  const given = (answer?.files_id ?? []).flatMap(
    (id) => [...files, ...arrived].find((file) => file.id === id) ?? [],
  );
  const give = (text: string, ids: readonly number[]) => {
    const next: LearnerAnswer = {
      ...(!isEmptyText(text) && { text }),
      ...(ids.length > 0 && { files_id: ids }),
    };
    now.current = Object.keys(next).length === 0 ? null : next;
    onChange(now.current);
  };
  return {
    given,
    changeText: (text: string) => give(text, now.current?.files_id ?? []),
    changeFiles: (changed: (ids: readonly number[]) => readonly number[]) =>
      give(now.current?.text ?? '', changed(now.current?.files_id ?? [])),
    remember: (file: AnswerFile) => setArrived((all) => [...all, file]),
  };
}
