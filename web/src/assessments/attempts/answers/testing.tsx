// Test helpers: renders a question with its input and records the answers given.
import { useState } from 'react';
import type { LearnerAnswer, Question } from '@kafedra/common/assessments';
import { seededShuffle, takerQuestion } from '@kafedra/common/assessments';
import { renderUi } from '../../../ui/testing.tsx';
import type { AnswerFile, AnswerReview, FileAnswerProps } from './answerProps.ts';
import { QuestionToAnswer } from './QuestionToAnswer.tsx';

export const question = (type: Question['type'], rest: Partial<Question> = {}): Question => ({
  type,
  question: '<p>Вопрос</p>',
  max_points: 2,
  partial: true,
  penalty_percentage: null,
  case_sensitive: false,
  correspondence_multi: false,
  criterion_type: 'points',
  answers: [],
  correspondences: [],
  correspondence_links: [],
  select_input_items: [],
  question_criteria_by_sort: [],
  ...rest,
});

/** Rows in order, with ids from 11. */
export const answers = (...rows: Partial<Question['answers'][number]>[]): Question['answers'] =>
  rows.map((row, index) => ({
    id: index + 11,
    value: '',
    comment: null,
    correct: false,
    correct_position: index + 1,
    sort: index + 1,
    parent_answer_id: null,
    tolerance: null,
    ...row,
  }));

type Settings = Partial<Pick<FileAnswerProps, 'files' | 'uploadFile' | 'isDisabled'>> & {
  answer?: LearnerAnswer | null;
  review?: AnswerReview;
};

/** Renders the question; returns readers for the last answer and for all answers given. */
export function renderQuestion(question: Question, settings: Settings = {}) {
  const givenAnswers: (LearnerAnswer | null)[] = [];
  const shown = { ...takerQuestion(question, seededShuffle(1)), id: 7 };
  const Taken = () => {
    const { answer: first = null, files = [], uploadFile = fakeUpload, ...rest } = settings;
    const [answer, setAnswer] = useState<LearnerAnswer | null>(first);
    return (
      <QuestionToAnswer
        {...{ files, uploadFile, answer, ...rest }}
        question={shown}
        onChange={(now) => {
          givenAnswers.push(now);
          setAnswer(now);
        }}
      />
    );
  };
  return { ...renderUi(<Taken />), shown, givenAnswers, last: () => givenAnswers.at(-1) };
}

let lastId = 0;

/** A fake upload; file ids begin at 1. */
export async function fakeUpload({ name, size, type }: File): Promise<AnswerFile> {
  lastId += 1;
  return { id: lastId, name, size, type, url: `/media/${lastId}/${name}` };
}
