// Matching: one or several numbered items are selected for each lettered item. The numbered items are shown beside,
// since they can be rich text.
import type { CorrespondenceLink } from '@kafedra/common/assessments';
import { chakra, RichText, Text, htmlToText } from '../../../ui/index.ts';
import { letter } from '../../letters.ts';
import { isReadOnly, textIdOf, type AnswerProps } from './answerProps.ts';
import { AnswerSelect } from './inputs.ts';
import { Note, OutcomeMark } from './review/reviewMarks.tsx';
import { pairsOf } from './review/readReview.ts';

export function MatchingAnswer(props: AnswerProps) {
  const { question, answer, onChange, review } = props;
  const { correspondences, correspondence_multi: isMulti } = question;
  const mains = correspondences.filter(({ is_main }) => is_main);
  const dependents = correspondences.filter(({ is_main }) => !is_main);
  const links = answer?.links ?? [];
  const isLinked = (main_id: number, dependent_id: number) =>
    links.some((link) => link.main_id === main_id && link.dependent_id === dependent_id);
  /** Pairs are in display order. */
  const give = (isGiven: (main: number, dependent: number) => boolean) => {
    const all = mains.flatMap((main) =>
      dependents.flatMap((dependent): CorrespondenceLink[] =>
        isGiven(main.id, dependent.id) ? [{ main_id: main.id, dependent_id: dependent.id }] : [],
      ),
    );
    onChange(all.length === 0 ? null : { links: all });
  };
  const options = dependents.map(({ id, value }, index) => ({
    id,
    number: index + 1,
    name: `${index + 1}. ${htmlToText(value)}`,
  }));
  const numberOf = (id: number | null) => options.find((option) => option.id === id)?.number;
  return (
    <Sides>
      <section aria-label="К чему подбирают" aria-describedby={textIdOf(question)}>
        <ol>
          {mains.map(({ id: mainId, value }, index) => {
            const label = `Пара для: ${htmlToText(value) || letter(index)}`;
            return (
              <li key={mainId}>
                <b aria-hidden>{letter(index)}</b>
                <div>
                  <RichText html={value} />
                  {isMulti ? (
                    <Numbers disabled={isReadOnly(props)}>
                      <legend>{label}</legend>
                      {options.map(({ id, number, name }) => (
                        <label key={id}>
                          <input
                            type="checkbox"
                            aria-label={name}
                            checked={isLinked(mainId, id)}
                            onChange={({ currentTarget: { checked } }) =>
                              give((main, dependent) =>
                                main === mainId && dependent === id
                                  ? checked
                                  : isLinked(main, dependent),
                              )
                            }
                          />
                          <span aria-hidden>{number}</span>
                        </label>
                      ))}
                    </Numbers>
                  ) : (
                    <AnswerSelect
                      aria-label={label}
                      disabled={isReadOnly(props)}
                      value={links.find(({ main_id }) => main_id === mainId)?.dependent_id ?? ''}
                      onChange={({ currentTarget: { value: chosen } }) =>
                        give((main, dependent) =>
                          main === mainId
                            ? String(dependent) === chosen
                            : isLinked(main, dependent),
                        )
                      }
                    >
                      <option value="">Не выбрано</option>
                      {options.map(({ id, name }) => (
                        <option key={id} value={id}>
                          {name}
                        </option>
                      ))}
                    </AnswerSelect>
                  )}
                  {review && <PairsReview {...{ review, mainId, numberOf }} />}
                </div>
              </li>
            );
          })}
        </ol>
      </section>
      <section aria-label="Что подбирают">
        {!isReadOnly(props) && (
          <Text size="sm" tone="muted">
            {isMulti
              ? 'Нажмите под каждой буквой все подходящие номера'
              : 'Выберите для каждой буквы номер'}
          </Text>
        )}
        <ol>
          {dependents.map(({ id, value }, index) => (
            <li key={id}>
              <b>{index + 1}</b>
              <RichText html={value} />
            </li>
          ))}
        </ol>
      </section>
    </Sides>
  );
}

function PairsReview({
  review,
  mainId,
  numberOf,
}: {
  review: NonNullable<AnswerProps['review']>;
  mainId: number;
  numberOf: (id: number | null) => number | undefined;
}) {
  const pairs = pairsOf(review, mainId);
  const missed = pairs.filter(({ outcome }) => outcome === 'missed').length;
  const given = pairs
    .filter(({ outcome }) => outcome !== 'missed')
    .map(({ outcome, dependent_id }) => ({ outcome, number: numberOf(dependent_id) }))
    .toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0));
  const numbers = (review.right?.correspondence_links ?? [])
    .filter(({ main_id }) => main_id === mainId)
    .map(({ dependent_id }) => numberOf(dependent_id) ?? 0)
    .toSorted((one, other) => one - other);
  const isRight = pairs.length > 0 && pairs.every(({ outcome }) => outcome === 'right');
  return (
    <Marks>
      {given.map(({ outcome, number }) => (
        <OutcomeMark key={number ?? 'none'} outcome={outcome}>
          {number === undefined
            ? 'Верно: без пары'
            : `${number} — ${outcome === 'right' ? 'верно' : 'неверно'}`}
        </OutcomeMark>
      ))}
      {missed > 0 && (
        <OutcomeMark outcome="missed">
          {missed === 1 ? 'Пара не найдена' : `Не найдено пар: ${missed}`}
        </OutcomeMark>
      )}
      {review.right && !isRight && (
        <Note>
          Верно: <b>{numbers.length === 0 ? 'без пары' : numbers.join(', ')}</b>
        </Note>
      )}
    </Marks>
  );
}

const Sides = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
    alignItems: 'start',
    // On narrow screens the numbered items come first.
    '& > section:last-of-type': { order: { base: '-1', md: '0' } },
    '& ol': {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      m: '0',
      mt: '1',
      p: '0',
      listStyle: 'none',
    },
    '& ol > li': { display: 'flex', gap: '2.5', minW: '0' },
    '& li > b': { flexShrink: 0, minW: '5', color: 'muted', lineHeight: '26px' },
    '& li > div': { flex: '1', minW: '0' },
    '& select': { mt: '1.5' },
    '& section:last-of-type li': { gap: '2' },
  },
});

const Numbers = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    m: '0',
    mt: '1.5',
    p: '0',
    border: 'none',
    '& > legend': { srOnly: true },
    '& > label': { position: 'relative', cursor: 'pointer' },
    '&:disabled > label': { cursor: 'default' },
    '& input': { position: 'absolute', inset: '0', opacity: 0, m: '0', cursor: 'inherit' },
    '& span': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '10',
      border: '1px solid',
      borderColor: 'edge',
      borderRadius: 'lg',
      bg: 'surface',
    },
    '& :checked + span': {
      borderColor: 'primary',
      bg: 'primary',
      color: 'onPrimary',
      fontWeight: 'semibold',
    },
    '& :focus-visible + span': {
      outline: '2px solid',
      outlineColor: 'primary',
      outlineOffset: '2px',
    },
  },
});

const Marks = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '3', rowGap: '1', mt: '1.5' },
});
