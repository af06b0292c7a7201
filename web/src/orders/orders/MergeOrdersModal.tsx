// A dialog that selects orders of the same customer to merge into the open one.
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useReportedMutation } from '../../kit/relay/useReportedMutation.ts';
import { invalidateLists } from '../../kit/actions/useSubmit.ts';
import {
  Checkbox,
  formatDate,
  formatPrice,
  Modal,
  ModalBody,
  ModalFooter,
  Stack,
  Text,
  useUnsavedGuard,
} from '../../ui/index.ts';
import type { MergeOrdersModal_order$key } from '../../__generated__/MergeOrdersModal_order.graphql.ts';
import type { MergeOrdersModalMutation } from '../../__generated__/MergeOrdersModalMutation.graphql.ts';

export function MergeOrdersModal({
  order: key,
  companyId,
  onDone,
}: {
  order: MergeOrdersModal_order$key;
  companyId: string;
  /** Receives the merged orders. */
  onDone: (merged: readonly { id: string; number: string }[]) => void;
}) {
  const order = useFragment<MergeOrdersModal_order$key>(
    graphql`
      fragment MergeOrdersModal_order on Order {
        id
        number
        duplicates(first: 20) @catch(to: NULL) {
          nodes {
            id
            number
            name
            createdAt
            toPay
            commentsCount
          }
        }
      }
    `,
    key,
  );
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [merge] = useReportedMutation<MergeOrdersModalMutation>(graphql`
    mutation MergeOrdersModalMutation($input: MergeOrdersInput!) {
      mergeOrders(input: $input) {
        order {
          commentsCount
          ...OrderOverview_order
        }
        ...userErrors_payload
      }
    }
  `);
  useUnsavedGuard(chosen.length > 0);
  const others = order.duplicates?.nodes ?? [];
  const submit = async () => {
    const payload = await merge(
      { input: { id: order.id, orderIds: chosen } },
      {
        updater: (store) => {
          invalidateLists(companyId)(store);
          // The rest of its page has changed as well: comments, custom fields, history.
          store.get(order.id)?.invalidateRecord();
        },
      },
    );
    if (!payload) return false;
    return onDone(others.filter(({ id }) => chosen.includes(id)));
  };
  return (
    <Modal title={`Объединить с заявкой № ${order.number}`} size="narrow">
      <ModalBody>
        <Stack gap="4">
          <Text>
            Выбранные заявки уйдут в корзину. Их комментарии перейдут в заявку № {order.number}, а с
            ними и то, чего в ней нет: контакты, курс, цена, папка, ответственный, значения полей.
          </Text>
          {others.map(({ id, number, name, createdAt, toPay, commentsCount }) => (
            <Checkbox
              key={id}
              checked={chosen.includes(id)}
              onChange={(isOn) =>
                setChosen(isOn ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
            >
              № {number}. {name}
              <Text size="sm" tone="muted">
                {formatDate(createdAt)}, {formatPrice(toPay)}, комментариев: {commentsCount}
              </Text>
            </Checkbox>
          ))}
        </Stack>
      </ModalBody>
      <ModalFooter
        confirmLabel="Объединить"
        confirmDisabled={chosen.length === 0}
        onConfirm={submit}
      />
    </Modal>
  );
}
