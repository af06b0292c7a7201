// Connects the answer store of a running attempt to the mutations that save answers.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { graphql } from 'react-relay';
import type { LearnerAnswer } from '@kafedra/common/assessments';
import { draftStorage } from '../../kit/drafts/drafts.ts';
import { UploadFailed } from '../../kit/uploads/failures.ts';
import { uploadFile } from '../../kit/uploads/uploadFile.ts';
import { simpleWidgetOfFiles } from '../../kit/uploads/limits.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useLatest } from '../../ui/index.ts';
import {
  answerStore,
  type AnswerEntry,
  type UnsavedAnswer,
  type SaveResult,
} from './answerStore.ts';
import type { AttemptQuestion, AttemptFile } from './attemptQuestion.ts';
import type {
  AttemptAnswerInput,
  useAnswersMutation,
} from '../../__generated__/useAnswersMutation.graphql.ts';

const drafts = draftStorage(() => localStorage);

export interface AttemptAnswers {
  entryOf: (questionId: number) => AnswerEntry;
  setAnswer: (questionId: number, answer: LearnerAnswer | null) => void;
  flush: () => Promise<boolean>;
  isOffline: boolean;
  isSaving: boolean;
  answeredCount: number;
  filesOf: (questionId: number) => readonly AttemptFile[];
  uploadFile: (file: File, onProgress: (percent: number) => void) => Promise<AttemptFile>;
}

interface Attempt {
  /** Global id. */
  id: string;
  /** Where files are uploaded: the company's global id; null if uploads are not possible. */
  companyId: string | null;
  /** A visitor's token. */
  token: string | null;
  questions: readonly AttemptQuestion[];
  /** The attempt is closed for answers. */
  onOver: () => void;
}

export function useAnswers({ id, companyId, token, questions, onOver }: Attempt): AttemptAnswers {
  const [files, setFiles] = useState<ReadonlyMap<number, AttemptFile>>(
    () =>
      new Map(questions.flatMap(({ answerFiles }) => answerFiles.map((file) => [file.id, file]))),
  );
  const send = useLatest(useSend(id, token, files));
  const over = useLatest(onOver);
  // One store per attempt: the component is remounted for another attempt.
  const [store] = useState(() => {
    const name = `attempt/${id}`;
    return answerStore({
      saved: new Map(
        questions.map(({ question, answer, revision, answeredAt }) => [
          question.id,
          { answer, revision, at: answeredAt },
        ]),
      ),
      unsaved: (drafts.read(name) as Draft | null)?.answers ?? {},
      keep: (answers) => keepDraft(name, answers),
      send: (...answer) => send.current(...answer),
      onOver: () => over.current(),
    });
  });
  useEffect(() => store.start(), [store]);
  const entries = useSyncExternalStore(store.subscribe, store.all, store.all);
  const isOffline = useSyncExternalStore(store.subscribe, store.isOffline, store.isOffline);
  return {
    entryOf: (questionId) => entries.get(questionId) ?? none,
    setAnswer: store.setAnswer,
    flush: store.flush,
    isOffline,
    isSaving: [...entries.values()].some(({ isSaved, problem }) => !isSaved && problem === null),
    answeredCount: [...entries.values()].filter(({ answer }) => answer !== null).length,
    filesOf: (questionId) =>
      (entries.get(questionId)?.answer?.files_id ?? []).flatMap((file) => files.get(file) ?? []),
    uploadFile: async (file, onProgress) => {
      if (companyId === null) throw new UploadFailed(noFiles);
      const to = `/media/test_answers/${companyId}`;
      const limits = simpleWidgetOfFiles;
      const answer = await uploadFile({ file, to, field: 'file', limits, onProgress });
      const { file: uploaded } = answer as { file: UploadedFile };
      const given = { ...uploaded, globalId: uploaded.id, id: uploaded.databaseId };
      const { globalId, fileName: name, mimeType: type, size, url } = given;
      const known = { globalId, id: given.id, name, type, size, url };
      setFiles((all) => new Map(all).set(known.id, known));
      return known;
    },
  };
}

/** By question id. */
interface Draft {
  answers: Record<string, UnsavedAnswer>;
}

function keepDraft(name: string, answers: Draft['answers']): void {
  const isSaved = Object.keys(answers).length === 0;
  drafts.write(name, isSaved ? null : { at: new Date().toISOString(), answers });
}

const noFiles = 'Чтобы прикладывать файлы и записи, войдите в свой аккаунт школы';

const none: AnswerEntry = { answer: null, revision: 0, isSaved: true, problem: null };

interface UploadedFile {
  /** Global id. */
  id: string;
  databaseId: number;
  fileName: string;
  mimeType: string;
  size: number;
  url: string;
}

function useSend(attemptId: string, token: string | null, files: ReadonlyMap<number, AttemptFile>) {
  const [send] = useMutation<useAnswersMutation>(graphql`
    mutation useAnswersMutation($input: AnswerAttemptQuestionInput!) {
      answerAttemptQuestion(input: $input) {
        attemptQuestion {
          revision
          # eslint-disable-next-line relay/unused-fields
          triesLeft
          # eslint-disable-next-line relay/unused-fields
          answeredAt
        }
        ...userErrors_payload
      }
    }
  `);
  return async (
    questionId: number,
    answer: LearnerAnswer | null,
    revision: number,
  ): Promise<SaveResult> => {
    const input = { attemptId, questionId, revision, token, answer: inputOf(answer, files) };
    const { response, userErrors } = await send({ variables: { input } });
    return { saved: response?.answerAttemptQuestion?.attemptQuestion ?? null, userErrors };
  };
}

function inputOf(
  answer: LearnerAnswer | null,
  files: ReadonlyMap<number, AttemptFile>,
): AttemptAnswerInput | null {
  if (answer === null) return null;
  const { text, answers_id, texts, items, links, files_id } = answer;
  return {
    text: text ?? null,
    answerIds: answers_id ?? null,
    texts: texts?.map((each) => ({ answerId: each.answer_id, text: each.text })) ?? null,
    items: items?.map((each) => ({ answerId: each.answer_id, itemId: each.item_id })) ?? null,
    links: links?.map((each) => ({ mainId: each.main_id, dependentId: each.dependent_id })) ?? null,
    fileIds: files_id?.flatMap((file) => files.get(file)?.globalId ?? []) ?? null,
  };
}
