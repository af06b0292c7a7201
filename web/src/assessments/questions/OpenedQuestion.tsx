// The question being edited: beside the list on wide screens, in its place with a back link on narrow ones.
import { Suspense, useState } from 'react';
import { ArrowLeft, Copy, Eye } from 'lucide-react';
import { belowHead, Button, chakra, lazyPart, Skeleton } from '../../ui/index.ts';
import type { QuestionHandle } from './QuestionForm.tsx';
import type { TestPlace } from './QuestionsTab.tsx';
import type { PartOfTest } from './test-parts/testParts.ts';

const QuestionPanel = lazyPart(() => import('./QuestionPanel.tsx'), 'QuestionPanel');

export function OpenedQuestion({
  onBack,
  onCopy,
  ...panel
}: {
  questionId: string;
  testId: string;
  subjectId: string | null;
  place: TestPlace;
  parts: readonly PartOfTest[];
  isReadOnly: boolean;
  isShuffled: boolean;
  onBack: () => void;
  onCopy: () => void;
}) {
  const [handle, setHandle] = useState<QuestionHandle | null>(null);
  return (
    <Beside aria-label="Вопрос">
      <Back>
        <span>
          <Button
            size="sm"
            variant="ghost"
            icon={<ArrowLeft size={16} aria-hidden />}
            onClick={onBack}
          >
            Все вопросы
          </Button>
        </span>
        <Button
          size="sm"
          variant="ghost"
          icon={<Eye size={16} aria-hidden />}
          disabled={handle === null}
          onClick={() => handle?.preview()}
        >
          Как увидит ученик
        </Button>
        {!panel.isReadOnly && (
          <Button size="sm" variant="ghost" icon={<Copy size={16} aria-hidden />} onClick={onCopy}>
            Дублировать
          </Button>
        )}
      </Back>
      <Suspense fallback={<Skeleton h="480px" />}>
        {/* The key resets the form for another question. */}
        <QuestionPanel key={panel.questionId} {...panel} handle={setHandle} />
      </Suspense>
    </Beside>
  );
}

const Beside = chakra('section', {
  base: {
    minW: '0',
    position: { xl: 'sticky' },
    top: { xl: `calc(${belowHead} + 8px)` },
    maxH: { xl: `calc(100vh - ${belowHead} - 16px)` },
    overflowY: { xl: 'auto' },
    p: { base: '0', xl: '5' },
    border: { xl: '1px solid' },
    borderColor: { xl: 'line' },
    borderRadius: 'lg',
    bg: { xl: 'surface' },
  },
});

const Back = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    ml: '-3',
    mb: '2',
    // No back link where the list is beside it.
    '& > span': { flex: '1', display: { base: 'block', xl: 'none' } },
  },
});
