// The criteria of a task and, once a teacher has judged it, the points for each.
import { chakra, formatNumber, plural, Text } from '../../../../ui/index.ts';
import type { AnswerProps } from '../answerProps.ts';

export function CriterionList({ question, review }: Pick<AnswerProps, 'question' | 'review'>) {
  const { question_criteria_by_sort: criteria, criterion_type } = question;
  const marks = new Map(review?.marks?.map((mark) => [mark.criterion_id, mark.points]));
  return (
    <section aria-label="Критерии">
      <Text size="sm" fontWeight="medium" color="label" mb="1">
        За что ставят баллы
      </Text>
      <List>
        {criteria.map(({ id, name, description, max_points: most }) => {
          const points = marks.get(id);
          return (
            <li key={id}>
              <div>
                <p>{name}</p>
                {description && (
                  <Text size="sm" tone="muted">
                    {description}
                  </Text>
                )}
              </div>
              <span>
                {points !== undefined
                  ? `${formatNumber(points)} из ${formatNumber(most)}`
                  : `${criterion_type === 'yes_no' ? '0 или' : 'до'} ${formatNumber(most)} ${plural(most, criterion_type === 'yes_no' ? ['балл', 'балла', 'баллов'] : ['балла', 'баллов', 'баллов'])}`}
              </span>
            </li>
          );
        })}
      </List>
    </section>
  );
}

const List = chakra('ul', {
  base: {
    m: '0',
    p: '0',
    listStyle: 'none',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    '& > li': { display: 'flex', gap: '3', px: '3', py: '2', justifyContent: 'space-between' },
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
    '& > li > div': { minW: '0', overflowWrap: 'anywhere' },
    '& > li > span': { flexShrink: 0, color: 'muted', fontSize: 'sm', lineHeight: '21px' },
  },
});
