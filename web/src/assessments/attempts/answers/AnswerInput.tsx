// The input of a question, by its type.
import { Suspense } from 'react';
import { lazyPart, LoadingState } from '../../../ui/index.ts';
import type { FileAnswerProps } from './answerProps.ts';
import { ChosenBlanksAnswer, TypedBlanksAnswer } from './BlanksAnswer.tsx';
import { ChoiceAnswer } from './ChoiceAnswer.tsx';
import { ShortAnswer } from './ShortAnswer.tsx';
import { NamedBlanksAnswer } from './NamedBlanksAnswer.tsx';
import { LongAnswer } from './LongAnswer.tsx';
import { OrderingAnswer } from './OrderingAnswer.tsx';
import { MatchingAnswer } from './MatchingAnswer.tsx';

// Recording and uploading are loaded when they are needed.
const AudioAnswer = lazyPart(() => import('./audio/AudioAnswer.tsx'), 'AudioAnswer');
const CriteriaAnswer = lazyPart(() => import('./CriteriaAnswer.tsx'), 'CriteriaAnswer');

export function AnswerInput(props: FileAnswerProps) {
  switch (props.question.type) {
    case 'input':
    case 'numeric_input':
      return <ShortAnswer {...props} />;
    case 'radio':
    case 'checkbox':
      return <ChoiceAnswer {...props} />;
    case 'sort':
      return <OrderingAnswer {...props} />;
    case 'multi_input':
      return <NamedBlanksAnswer {...props} />;
    case 'text_input':
      return <TypedBlanksAnswer {...props} />;
    case 'select_input':
      return <ChosenBlanksAnswer {...props} />;
    case 'correspondence':
      return <MatchingAnswer {...props} />;
    case 'textarea':
      return <LongAnswer {...props} />;
    case 'audio_input':
      return (
        <Suspense fallback={<LoadingState />}>
          <AudioAnswer {...props} />
        </Suspense>
      );
    case 'assessment_by_criterion':
      return (
        <Suspense fallback={<LoadingState />}>
          <CriteriaAnswer {...props} />
        </Suspense>
      );
    case 'unknown':
      return null;
  }
}
