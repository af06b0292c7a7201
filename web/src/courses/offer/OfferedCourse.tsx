// A course of an offer: its price, its remark and its position.
import { ChevronDown, ChevronUp, Ellipsis, MessageSquarePlus, X } from 'lucide-react';
import type { PriceInOffer } from '@kafedra/common/prices';
import { graphql, useFragment } from 'react-relay';
import { useFreshPage } from '../../kit/pages/PageBoundary.tsx';
import { usePermanentDelete } from '../../kit/actions/useAction.ts';
import { useDialog } from '../../kit/relay/useDataModals.tsx';
import {
  Button,
  chakra,
  deleteItem,
  formatPrice,
  IconButton,
  lazyPart,
  Menu,
  Text,
} from '../../ui/index.ts';
import type { OfferedCourse_course$key } from '../../__generated__/OfferedCourse_course.graphql.ts';
import type { OfferedCourseDeleteMutation } from '../../__generated__/OfferedCourseDeleteMutation.graphql.ts';

const RemarkModal = lazyPart(() => import('./RemarkModal.tsx'), 'RemarkModal');

export function OfferedCourse({
  course: key,
  prices: { price, steps, offered },
  mayRemark,
  onRemove,
  onMoveUp,
  onMoveDown,
}: {
  course: OfferedCourse_course$key;
  prices: PriceInOffer;
  mayRemark: boolean;
  onRemove: () => void;
  /** Undefined for the first course. */
  onMoveUp: (() => void) | undefined;
  /** Undefined for the last course. */
  onMoveDown: (() => void) | undefined;
}) {
  const { id, name, type, format, remarks } = useFragment<OfferedCourse_course$key>(
    graphql`
      fragment OfferedCourse_course on Course @throwOnFieldError {
        id
        name
        type {
          name
        }
        format {
          name
        }
        remarks @catch(to: NULL) {
          id
          text
          ...RemarkModal_remark
        }
      }
    `,
    key,
  );
  const refresh = useFreshPage();
  const edit = useDialog(refresh);
  const remove = usePermanentDelete<OfferedCourseDeleteMutation>(
    graphql`
      mutation OfferedCourseDeleteMutation($input: DeleteCourseRemarkInput!) {
        deleteCourseRemark(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    refresh,
  );
  const facts = [type?.name, format?.name].filter(Boolean).join(' · ');
  return (
    <Row>
      <div className="words">
        <strong>{name}</strong>
        {facts && (
          <Text size="sm" tone="muted">
            {facts}
          </Text>
        )}
        {steps.map(({ kind, off }) => (
          <Text key={kind} size="sm" tone="muted">
            {`${discounts[kind]}: −${Number(off) === 0 ? '0\u00a0₽' : formatPrice(off)}`}
          </Text>
        ))}
        {remarks?.map((remark) => (
          <div className="remark" key={remark.id}>
            <span>{remark.text}</span>
            {mayRemark && (
              <Menu
                label={`Действия: ${remark.text.slice(0, 40)}`}
                trigger={
                  <IconButton
                    size="sm"
                    icon={<Ellipsis size={16} aria-hidden />}
                    label={`Действия с примечанием: ${remark.text.slice(0, 40)}`}
                  />
                }
                items={[
                  {
                    id: 'edit',
                    label: 'Изменить',
                    onAction: () =>
                      edit((onDone) => (
                        <RemarkModal {...{ courseId: id, onDone }} record={remark} />
                      )),
                  },
                  deleteItem(
                    () =>
                      void remove({
                        variables: { input: { courseId: id, id: remark.id } },
                        title: 'Удалить примечание?',
                        description: 'Оно исчезнет из всех новых предложений с этим курсом.',
                        done: 'Примечание удалено',
                      }),
                  ),
                ]}
              />
            )}
          </div>
        ))}
        {mayRemark && remarks && (
          <Button
            size="sm"
            variant="ghost"
            icon={<MessageSquarePlus size={16} aria-hidden />}
            aria-label={`Добавить примечание: ${name}`}
            onClick={() =>
              edit((onDone) => <RemarkModal {...{ courseId: id, onDone }} record={null} />)
            }
          >
            Добавить примечание
          </Button>
        )}
      </div>
      <div className="price">
        {price !== offered && <s>{formatPrice(price)}</s>}
        <strong>{formatPrice(offered)}</strong>
      </div>
      <div className="tools">
        <IconButton
          icon={<ChevronUp size={16} aria-hidden />}
          label={`Выше: ${name}`}
          aria-disabled={onMoveUp === undefined || undefined}
          onClick={onMoveUp}
        />
        <IconButton
          icon={<ChevronDown size={16} aria-hidden />}
          label={`Ниже: ${name}`}
          aria-disabled={onMoveDown === undefined || undefined}
          onClick={onMoveDown}
        />
        <IconButton
          icon={<X size={16} aria-hidden />}
          label={`Убрать из предложения: ${name}`}
          onClick={onRemove}
        />
      </div>
    </Row>
  );
}

const discounts = {
  fullCourse: 'Скидка за полный курс',
  specialOffer: 'Скидка по спецпредложению',
  promoCode: 'Скидка по промокоду',
} as const;

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr auto', md: '1fr auto auto' },
    gap: '3',
    alignItems: 'start',
    py: '4',
    borderBottom: '1px solid',
    borderColor: 'line',
    '& .words': { minW: '0', overflowWrap: 'anywhere', gridColumn: { base: '1 / -1', md: 'auto' } },
    '& .remark': {
      display: 'flex',
      gap: '2',
      alignItems: 'start',
      mt: '2',
      whiteSpace: 'pre-wrap',
      '& > span': { flex: '1', minW: '0' },
    },
    '& .price': {
      display: 'grid',
      fontVariantNumeric: 'tabular-nums',
      textAlign: { base: 'start', md: 'end' },
      whiteSpace: 'nowrap',
      '& s': { color: 'muted' },
    },
    '& .tools': { display: 'flex' },
  },
});
