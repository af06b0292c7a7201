// A form field for the prizes of an olympiad: places and the text of the diploma.
import { FieldNote, Flex, Input, useField } from '../../ui/index.ts';
import { FieldRows } from '../../assessments/lazy.ts';
import { problemsOf, type PrizeDraft } from '../prizes.ts';

/** The server's limit for an olympiad. */
const mostPrizes = 50;

export function PrizesField({ name }: { name: string }) {
  const { field, error } = useField<readonly PrizeDraft[]>(name, {
    rules: [(all) => (problemsOf(all).size > 0 ? 'Исправьте награды, которые отмечены' : null)],
    words: {
      label: 'Награды',
      show: (all) => all.map((each) => `${each.name} (${each.fromPlace})`).join('; ') || 'пусто',
    },
  });
  const all = field.value;
  // Until the first attempt to save, problems of values being typed are not shown.
  const problems = error === null ? noProblems : problemsOf(all);
  return (
    <FieldRows
      label="Награды"
      hint="Место, за которое награда, или места с какого по какое"
      error={error}
      rows={all}
      blank={noPrize}
      typed={(name) => ({ name })}
      most={mostPrizes}
      nameOf={(each, index) => each.name || `награда ${index + 1}`}
      onChange={field.onChange}
      isOrdered={false}
    >
      {(prize, index, change) => {
        const problem = problems.get(index) ?? null;
        const noteId = `${name}-${index}-note`;
        const inputProps = {
          onBlur: field.onBlur,
          'aria-invalid': problem !== null || undefined,
          'aria-describedby': problem === null ? undefined : noteId,
        };
        return (
          <Flex gap="2" wrap="wrap">
            <Input
              aria-label={`Награда ${index + 1}`}
              placeholder={index < all.length ? 'Название награды' : 'Добавить награду'}
              flex="1 1 180px"
              w="auto"
              maxLength={255}
              value={prize.name}
              onChange={({ currentTarget }) => change({ name: currentTarget.value })}
              {...inputProps}
            />
            {index < all.length && (
              <>
                <Input
                  aria-label={`С какого места: ${prize.name}`}
                  placeholder="Место"
                  {...placeInput}
                  value={prize.fromPlace}
                  onChange={({ currentTarget }) =>
                    change({ fromPlace: digitsOf(currentTarget.value) })
                  }
                  {...inputProps}
                />
                <Input
                  aria-label={`По какое место: ${prize.name}`}
                  placeholder="по место"
                  {...placeInput}
                  value={prize.toPlace}
                  onChange={({ currentTarget }) =>
                    change({ toPlace: digitsOf(currentTarget.value) })
                  }
                  {...inputProps}
                />
                <Input
                  aria-label={`Текст диплома: ${prize.name}`}
                  placeholder="Что ещё написать в дипломе"
                  flex="1 1 100%"
                  maxLength={1000}
                  value={prize.diplomaText}
                  onChange={({ currentTarget }) => change({ diplomaText: currentTarget.value })}
                  onBlur={field.onBlur}
                />
                {problem !== null && <FieldNote id={noteId} error={problem} />}
              </>
            )}
          </Flex>
        );
      }}
    </FieldRows>
  );
}

const placeInput = {
  flex: '0 1 110px',
  maxW: '110px',
  inputMode: 'numeric',
  maxLength: 7,
} as const;

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

const noPrize: PrizeDraft = { name: '', fromPlace: '', toPlace: '', diplomaText: '' };

const noProblems: ReadonlyMap<number, string> = new Map();
