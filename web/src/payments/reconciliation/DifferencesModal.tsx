// The differences between YooKassa's report and the ledger for one day, transaction by transaction.
import { graphql, useFragment } from 'react-relay';
import { formatDate, formatPrice, Modal, ModalBody } from '../../ui/index.ts';
import { NumberTable } from '../../ui/charts/NumberTable.tsx';
import type { DifferencesModal_reconciliation$key } from '../../__generated__/DifferencesModal_reconciliation.graphql.ts';

const kinds = {
  MISSING_HERE: 'нет у нас',
  MISSING_THERE: 'нет в ЮKassa',
  AMOUNT: 'другая сумма',
} as const;

const movements = { PAYMENT: 'Платёж', REFUND: 'Возврат' } as const;

export function DifferencesModal({
  reconciliation: key,
}: {
  reconciliation: DifferencesModal_reconciliation$key;
}) {
  const { day, differences } = useFragment<DifferencesModal_reconciliation$key>(
    graphql`
      fragment DifferencesModal_reconciliation on Reconciliation @throwOnFieldError {
        day
        differences {
          databaseId
          kind
          movement
          reference
          providerAmount
          ledgerAmount
        }
      }
    `,
    key,
  );
  return (
    <Modal title={`Что расходится ${formatDate(day)}`}>
      <ModalBody>
        <NumberTable
          title="Расхождения"
          note="Платёж, которого нет у нас, будет проведён сам, если он за нашу заявку. Остальное проверьте в кабинете ЮKassa."
          heads={['Номер в ЮKassa', 'Что', 'В ЮKassa', 'У нас']}
          rows={differences.map((each) => ({
            key: String(each.databaseId),
            name: each.reference,
            numbers: [
              `${movements[each.movement]}: ${kinds[each.kind]}`,
              each.providerAmount == null ? '—' : formatPrice(each.providerAmount),
              each.ledgerAmount == null ? '—' : formatPrice(each.ledgerAmount),
            ],
          }))}
        />
      </ModalBody>
    </Modal>
  );
}
