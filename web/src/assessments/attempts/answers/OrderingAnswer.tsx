// Items to be sorted, by dragging or by buttons. The initial order is no answer until an item is moved or the learner
// confirms the order.
import { Check } from 'lucide-react';
import {
  Button,
  chakra,
  Fieldset,
  Flex,
  OrderedList,
  RichText,
  Text,
  htmlToText,
} from '../../../ui/index.ts';
import { isReadOnly, textIdOf, type AnswerProps } from './answerProps.ts';
import { ButtonRow } from './inputs.ts';
import { AuthorComment, Note, OutcomeMark } from './review/reviewMarks.tsx';
import { acceptedIn, commentOf, outcomeOf } from './review/readReview.ts';

export function OrderingAnswer(props: AnswerProps) {
  const { question, answer, onChange } = props;
  const given = answer?.answers_id;
  const items = question.answers
    .map(({ id, value, sort }) => ({ id: String(id), value, sort }))
    .toSorted((one, other) => placeIn(given, one) - placeIn(given, other));
  const give = (all: readonly { id: string }[]) =>
    onChange({ answers_id: all.map(({ id }) => Number(id)) });
  if (isReadOnly(props)) return <FixedOrder {...props} items={items} />;
  return (
    <Fieldset aria-describedby={textIdOf(question)}>
      <legend>Расставьте по порядку, сверху вниз</legend>
      <Roomy>
        <OrderedList
          label="Порядок"
          items={items}
          labelOf={({ value, sort }) => htmlToText(value) || `элемент ${sort}`}
          onChange={give}
          isDraggable
        >
          {({ value }, index) => <Placed place={index + 1} html={value} />}
        </OrderedList>
      </Roomy>
      <ButtonRow mt="2">
        <Text as="output" size="sm" tone="muted">
          {given ? 'Порядок принят как ответ.' : 'Пока ничего не переставлено, ответа нет.'}
        </Text>
        <Button
          size="sm"
          variant={given ? 'ghost' : 'secondary'}
          icon={!given && <Check size={16} aria-hidden />}
          onClick={() => (given ? onChange(null) : give(items))}
        >
          {given ? 'Вернуть как было' : 'Порядок верный'}
        </Button>
      </ButtonRow>
    </Fieldset>
  );
}

interface Item {
  id: string;
  value: string;
  sort: number;
}

/** Items missing from the answer follow in their initial order. */
function placeIn(given: readonly number[] | undefined, { id, sort }: Item): number {
  const place = given?.indexOf(Number(id)) ?? -1;
  return place >= 0 ? place : (given?.length ?? 0) + sort;
}

function FixedOrder({ review, answer, items }: AnswerProps & { items: readonly Item[] }) {
  const right = acceptedIn(review, null).toSorted(
    (one, other) => (one.correct_position ?? 0) - (other.correct_position ?? 0),
  );
  const isWrong = items.some(({ id }) => outcomeOf(review, Number(id)) !== 'right');
  return (
    <>
      {answer === null && <Note>Порядок не указан.</Note>}
      <Roomy>
        <ol aria-label="Порядок">
          {items.map(({ id, value }, index) => (
            <li key={id}>
              <Placed place={index + 1} html={value} />
              <div className="announcement">
                <OutcomeMark outcome={answer === null ? null : outcomeOf(review, Number(id))} />
                <AuthorComment html={commentOf(review, Number(id))} />
              </div>
            </li>
          ))}
        </ol>
      </Roomy>
      {right.length > 0 && isWrong && (
        <div>
          <Note mb="1">Верный порядок:</Note>
          <Roomy>
            <ol aria-label="Верный порядок">
              {right.map(({ id, value, correct_position: place }) => (
                <li key={id}>
                  <Placed place={place ?? 0} html={value} />
                </li>
              ))}
            </ol>
          </Roomy>
        </div>
      )}
    </>
  );
}

const Placed = ({ place, html }: { place: number; html: string }) => (
  <Flex gap="2.5" py="2.5" minW="0" align="baseline">
    <chakra.b color="muted" fontWeight="medium" minW="4" flexShrink={0} aria-hidden>
      {place}
    </chakra.b>
    <RichText html={html} flex="1" minW="0" />
  </Flex>
);

const Roomy = chakra('div', {
  base: {
    // Touch targets are larger on phones.
    '& li button': { boxSize: { base: '10', md: 'controlSmall' } },
    '& li > span': { display: 'flex', flexShrink: 0 },
    '& > ol': {
      m: '0',
      p: '0',
      listStyle: 'none',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'lg',
    },
    '& > ol > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      px: '3',
    },
    '& > ol > li > :first-of-type': { flex: '1 1 200px' },
    '& > ol > li + li': { borderTop: '1px solid', borderColor: 'line' },
    '& .announcement': { py: '1' },
    '& .announcement:empty': { display: 'none' },
  },
});
